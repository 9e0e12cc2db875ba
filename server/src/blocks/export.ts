import type { Db, MemberId } from '#kernel';
import { exportBlocks, exportMutes } from './data-rights.gen.ts';

/** Whom the member has blocked and muted, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({
  blocks: await exportBlocks(db, { memberId }),
  mutes: await exportMutes(db, { memberId }),
});
