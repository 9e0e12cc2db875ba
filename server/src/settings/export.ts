import type { Db, MemberId } from '#kernel';
import { exportSettings } from './settings.gen.ts';

/** What the member prefers, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ settings: await exportSettings(db, { memberId }) });
