import { sql } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { attempts, idempotency } from './tables/kernel.ts';

/** Counted tries name members and addresses. They die within the hour anyway; whoever goes does not wait for it. */
export const eraseTraces = async (tx: Db, memberId: string, email: string | null): Promise<void> => {
  for (const word of [memberId, ...(email === null ? [] : [email])])
    await tx.delete(attempts).where(sql`position(${word} in ${attempts.key}) > 0`);
  await tx.delete(idempotency).where(sql`${idempotency.memberId} = ${memberId}`);
};
