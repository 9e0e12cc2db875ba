import { statement, type Db } from '#kernel';

const selectSettings = statement('settings_export', 'select choices, updated_at from settings where member_id = $1');

/** What the member prefers, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ settings: await selectSettings(db, memberId) });
