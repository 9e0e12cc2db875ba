import type { Db, MemberId } from '#kernel';
import { exportMembers } from './data-rights.gen.ts';

/** Everything this room keeps about a member, by table, for the archive that they can take along. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ members: await exportMembers(db, { memberId }) });
