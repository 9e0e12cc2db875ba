import { eq, sql } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { counters } from './tables/kernel.ts';

/** The row lock makes numbers without gaps or doubles, however many ask at once; a rollback gives its number back. */
export const nextNumber = async (tx: Db, name: 'signup'): Promise<number> => {
  const [row] = await tx
    .update(counters)
    .set({ value: sql`${counters.value} + 1` })
    .where(eq(counters.name, name))
    .returning();
  if (row === undefined) throw new Error(`the counter ${name} is missing`);
  return row.value;
};

/** Numbers that the program keeps for itself between two starts; null when it never did. */
export const findNumber = async (db: Db, name: string): Promise<number | null> => {
  const [row] = await db.select().from(counters).where(eq(counters.name, name));
  return row?.value ?? null;
};

export const keepNumber = async (db: Db, name: string, value: number): Promise<void> => {
  await db.insert(counters).values({ name, value }).onConflictDoUpdate({ target: counters.name, set: { value } });
};
