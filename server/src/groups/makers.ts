import { statement, type Db } from '#kernel';

/**
 * SR-M2: a bot or an invite is worth what its maker is worth now. They sit there, in the seat in which they made it, may
 * still make such things, and their account is in use. Read whenever it is used, so that no way out can forget it.
 */
export const madeByRuler = (made: string): string => `
  exists (select 1 from conversation_members maker join members known on known.id = maker.member_id
    where maker.conversation_id = ${made}.conversation_id and maker.member_id = ${made}.made_by
      and maker.role in ('owner', 'admin') and maker.joined_at <= ${made}.created_at and known.state = 'active')`;

const deleteFrom = (table: 'group_bots' | 'group_invites') =>
  statement(`${table}_of_maker`, `delete from ${table} where conversation_id = $1 and made_by = $2`);
const deleteBots = deleteFrom('group_bots');
const deleteInvites = deleteFrom('group_invites');

/** Housekeeping: with the seat, what was made in it can never be used again. */
export const deleteMadeBy = async (tx: Db, groupId: string, memberId: string): Promise<void> => {
  await deleteBots(tx, groupId, memberId);
  await deleteInvites(tx, groupId, memberId);
};
