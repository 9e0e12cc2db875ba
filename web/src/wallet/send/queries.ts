import type { MemberId } from '@wagram/contract/kernel';
import { walletCalls } from '@wagram/contract/wallet';
import type { ContactView, RecipientView } from '@wagram/contract/wallet';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask, isAskError } from '#kernel';

const NONE: readonly ContactView[] = [];

/** The address book, last paid first. */
export const useContacts = (memberId: MemberId): readonly ContactView[] =>
  useQuery({
    queryKey: ['wallet', 'contacts', memberId],
    queryFn: async ({ signal }) => (await ask(walletCalls.listContacts, { user_id: memberId }, { signal })).contacts,
    staleTime: 0,
  }).data ?? NONE;

const PAUSE_MS = 350;

/** A name is looked up when somebody stops typing. */
const usePaused = (text: string | null): string | null => {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
};

export interface Lookup {
  readonly recipient: RecipientView | null;
  readonly isLooking: boolean;
  /** The server's sentence; null also where it could not be asked at all. */
  readonly refusal: string | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

/** `to` is an address or @handle; null asks nothing. */
export const useRecipient = (memberId: MemberId, to: string | null): Lookup => {
  const wanted = usePaused(to);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['wallet', 'recipient', memberId, wanted],
    queryFn: async ({ signal }) =>
      (await ask(walletCalls.readRecipient, { user_id: memberId, to: wanted ?? '' }, { signal })).recipient,
    enabled: wanted !== null,
    staleTime: 0,
    retry: false,
  });
  const isCurrent = wanted === to && to !== null;
  const isRefused = isAskError(error) && error.status >= 400 && error.status < 500;
  return {
    recipient: isCurrent && error === null ? (data ?? null) : null,
    isLooking: to !== null && (!isCurrent || isFetching),
    refusal: isCurrent && isRefused ? error.message : null,
    hasFailed: isCurrent && error !== null && !isRefused && !isFetching,
    again: () => void refetch(),
  };
};
