import { newId, type BackupId, type Db } from '#kernel';
import { insertBackup, updateRehearsed } from './health.gen.ts';

export interface MadeBackup {
  readonly madeAt: Date;
  readonly rows: number;
  readonly bytes: number;
}

/** Said where those who run the program look. */
export const noteBackup = async (db: Db, { madeAt, rows, bytes }: MadeBackup): Promise<void> => {
  await insertBackup(db, { id: newId<BackupId>(madeAt), madeAt, rows, bytes });
};

export const noteRehearsal = async (db: Db, madeAt: Date, now: Date): Promise<void> => {
  await updateRehearsed(db, { madeAt, now });
};
