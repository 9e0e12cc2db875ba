import { LIST_MEMBERS_MAX, LISTS_MAX, listErrors, type ListView } from '@wagram/contract/lists';
import { fail, newId, type App, type Db, type ListId, type MemberId } from '#kernel';
import { lockMembers } from '#members';
import { insertList, insertSeat, selectLists, selectSeats, updateList } from './lists.gen.ts';

export const createList = async (app: App, ownerId: MemberId, name: string, now: Date): Promise<{ list: ListView }> => {
  const id = newId<ListId>(now);
  await app.transact(async (tx) => {
    // However many are asked for at once, they are counted one after the other.
    await lockMembers(tx, ownerId, ownerId);
    const lists = await selectLists(tx, { ownerId, memberId: null });
    if (lists.length >= LISTS_MAX) fail(listErrors, 'too_many_lists');
    await insertList(tx, { id, ownerId, name: name.trim(), now });
  });
  return { list: { id, name: name.trim(), members_count: 0, holds: false } };
};

export const renameList = async (
  db: Db,
  ownerId: MemberId,
  listId: ListId,
  name: string,
): Promise<Record<string, never>> => {
  if ((await updateList(db, { ownerId, listId, name: name.trim() })) === 0) fail(listErrors, 'list_not_found');
  return {};
};

export const addToList = async (
  app: App,
  ownerId: MemberId,
  listId: ListId,
  memberId: MemberId,
  now: Date,
): Promise<{ holds: boolean }> => {
  await app.transact(async (tx) => {
    await lockMembers(tx, ownerId, ownerId);
    const seats = (await selectSeats(tx, { ownerId, listId, memberId })) ?? fail(listErrors, 'list_not_found');
    if (seats.seats >= LIST_MEMBERS_MAX && !seats.holds) fail(listErrors, 'list_full');
    if ((await insertSeat(tx, { ownerId, listId, memberId, now })) === undefined) fail(listErrors, 'member_not_found');
  });
  return { holds: true };
};
