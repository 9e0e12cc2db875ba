import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListId, MemberId } from '@wagram/contract/kernel';
import { listCalls } from '@wagram/contract/lists';
import { useState } from 'react';
import { ask } from '#kernel';
import { useViewerId } from '#posts';
import { LISTS, tellListFailure } from './lists.ts';

export const useListMembers = (listId: ListId) => {
  const viewer = useViewerId();
  return useQuery({
    queryKey: [LISTS, viewer ?? null, 'people', listId],
    queryFn: async ({ signal }) => (await ask(listCalls.readListMembers, { list_id: listId }, { signal })).members,
  });
};

/** Each answers whether it was done; what failed is told. */
export const useListEdit = (listId: ListId) => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const doing = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (cause) {
      tellListFailure(cause);
      return false;
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: [LISTS] });
    }
  };
  return {
    isBusy,
    rename: (name: string) => doing(() => ask(listCalls.renameList, { list_id: listId, name })),
    remove: () => doing(() => ask(listCalls.deleteList, { list_id: listId })),
    takeOff: (memberId: MemberId) => doing(() => ask(listCalls.takeOffList, { list_id: listId, member_id: memberId })),
  };
};
