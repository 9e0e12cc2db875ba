import type { Db } from '#kernel';
import { exportCreator } from './creators.gen.ts';

/** What the member's last thirty days count for, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ creators: await exportCreator(db, { memberId }) });
