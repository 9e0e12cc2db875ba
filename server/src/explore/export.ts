import type { Db, MemberId } from '#kernel';
import { exportCreator } from './creators.gen.ts';

/** What the member's last thirty days count for, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ creators: await exportCreator(db, { memberId }) });
