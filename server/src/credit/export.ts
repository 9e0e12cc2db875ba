import type { Db, MemberId } from '#kernel';
import { exportSends } from './sends.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({ credit_sends: await exportSends(db, { memberId }) });
