import { statement, type Db } from '#kernel';

const selectBlocks = statement(
  'block_export',
  'select m.username, b.created_at from blocks b join members m on m.id = b.blocked_id where b.blocker_id = $1 order by b.created_at',
);
const selectMutes = statement(
  'mute_export',
  'select m.username, b.created_at from mutes b join members m on m.id = b.muted_id where b.member_id = $1 order by b.created_at',
);

/** Whom the member has blocked and muted, by table. Who did so to them is the others' business. */
export const exportOf = async (db: Db, memberId: string) => ({
  blocks: await selectBlocks(db, memberId),
  mutes: await selectMutes(db, memberId),
});
