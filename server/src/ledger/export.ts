import type { Db, MemberId } from '#kernel';
import { exportAccounts } from './accounts.gen.ts';

/** The member's accounts with every movement, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ accounts: await exportAccounts(db, { memberId }) });
