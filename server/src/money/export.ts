import type { Db, MemberId } from '#kernel';
import { exportSweeps } from './sweeps.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({ sweeps: await exportSweeps(db, { memberId }) });
