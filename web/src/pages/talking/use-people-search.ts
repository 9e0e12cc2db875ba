import type { MemberId } from '@wagram/contract/kernel';
import { searchCalls } from '@wagram/contract/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '#kernel';

const PAUSE_MS = 200;

/** MSG-02: runs only for words that are left after trimming, and for somebody who is signed in. */
export const usePeopleSearch = (memberId: MemberId | null, text: string) => {
  const [words, setWords] = useState('');
  const trimmed = text.trim();
  useEffect(() => {
    const timer = window.setTimeout(() => setWords(trimmed), trimmed === '' ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [trimmed]);
  const { data, isFetching } = useQuery({
    queryKey: ['messages', 'people', words],
    queryFn: ({ signal }) =>
      ask(searchCalls.searchUsers, { q: words, exclude_user: memberId ?? undefined }, { signal }),
    enabled: memberId !== null && words !== '',
    placeholderData: keepPreviousData,
  });
  const isSettled = words === trimmed && !isFetching;
  return { people: trimmed === '' ? [] : (data?.users ?? []), isSearching: trimmed !== '' && !isSettled };
};
