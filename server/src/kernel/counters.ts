import { incrementCounter, selectCounter, upsertCounter } from './counters.gen.ts';
import type { Db } from './db/database.ts';

export const nextNumber = async (tx: Db, name: 'signup'): Promise<number> => {
  const row = await incrementCounter(tx, { name });
  if (row === undefined) throw new Error(`the counter ${name} is missing`);
  return row.value;
};

/** Numbers that the program keeps for itself between two starts; null when it never did. */
export const findNumber = async (db: Db, name: string): Promise<number | null> =>
  (await selectCounter(db, { name }))?.value ?? null;

export const keepNumber = async (db: Db, name: string, value: number): Promise<void> => {
  await upsertCounter(db, { name, value });
};
