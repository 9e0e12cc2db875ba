import { listCalls } from '@wagram/contract/lists';
import type { ListView } from '@wagram/contract/lists';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { ListId, MemberId } from '@wagram/contract/kernel';
import { useState } from 'react';
import { ask, isAskError, setToggle } from '#kernel';
import { useViewerId } from '#posts';
import { toast } from '#ui';
import { texts } from './texts.ts';

export const LISTS = 'lists';

interface Chosen {
  readonly lists: readonly ListView[];
  readonly follows_tags: boolean;
}

const keyOf = (viewer: MemberId | undefined, memberId: MemberId | null) => [LISTS, viewer ?? null, memberId] as const;

export const putLists = (client: QueryClient, viewer: MemberId, reply: Chosen): void =>
  void client.setQueryData<Chosen>(keyOf(viewer, null), reply);

/** The viewer's own lists; with a member, which of them hold that member. */
export const useLists = (memberId: MemberId | null = null) => {
  const viewer = useViewerId();
  return useQuery({
    queryKey: keyOf(viewer, memberId),
    queryFn: ({ signal }): Promise<Chosen> =>
      ask(listCalls.readLists, memberId === null ? {} : { member_id: memberId }, { signal }),
    enabled: viewer !== undefined,
    staleTime: 60_000,
  });
};

export const tellListFailure = (cause: unknown): void =>
  toast(isAskError(cause) && cause.status !== 0 ? cause.message : texts.failed, 'bad');

/** Begins a list with nobody on it; answers whether it is there. */
export const useCreateList = () => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const create = async (name: string): Promise<boolean> => {
    setBusy(true);
    try {
      await ask(listCalls.createList, { name });
      await client.invalidateQueries({ queryKey: [LISTS] });
      return true;
    } catch (cause) {
      tellListFailure(cause);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, create };
};

/** Puts a member on a list or takes them off; begins a list with them on it. */
export const useListChanges = (memberId: MemberId) => {
  const client = useQueryClient();
  const viewer = useViewerId();
  const renew = () => void client.invalidateQueries({ queryKey: [LISTS] });
  const show = (id: ListId, holds: boolean): void =>
    void client.setQueryData<Chosen>(keyOf(viewer, memberId), (known) =>
      known === undefined
        ? known
        : { ...known, lists: known.lists.map((list) => (list.id === id ? { ...list, holds } : list)) },
    );
  const toggle = ({ id, holds }: ListView): void =>
    void setToggle(`list:${id}:${memberId}`, holds, !holds, {
      apply: (isOn) => show(id, isOn),
      send: async (isOn) =>
        (await ask(isOn ? listCalls.addToList : listCalls.takeOffList, { list_id: id, member_id: memberId })).holds,
      onFail: tellListFailure,
    }).then(renew);
  const create = async (name: string): Promise<boolean> => {
    try {
      const { list } = await ask(listCalls.createList, { name });
      await ask(listCalls.addToList, { list_id: list.id, member_id: memberId });
      return true;
    } catch (cause) {
      tellListFailure(cause);
      return false;
    } finally {
      renew();
    }
  };
  return { toggle, create };
};
