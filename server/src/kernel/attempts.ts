import { sql } from 'drizzle-orm';
import type { Db } from './db/database.ts';
import { attempts } from './tables/kernel.ts';

export interface AttemptRule {
  readonly max: number;
  readonly windowS: number;
}

export interface AttemptResult {
  readonly allowed: boolean;
  readonly retryAfterS: number;
}

/** Clocks of processes differ a little. What lies further ahead was written by a clock that has been put back since. */
const SKEW_MS = 60_000;

/** Counts in the database, in one statement: two hundred guesses at once over any number of processes are two hundred. */
export const countAttempt = async (db: Db, key: string, rule: AttemptRule, now: Date): Promise<AttemptResult> => {
  const resetsAt = new Date(now.getTime() + rule.windowS * 1000);
  const latest = new Date(resetsAt.getTime() + SKEW_MS);
  const over = sql`(${attempts.resetsAt} <= ${now.toISOString()}::timestamptz or ${attempts.resetsAt} > ${latest.toISOString()}::timestamptz)`;
  const [row] = await db
    .insert(attempts)
    .values({ key, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${over} then 1 else ${attempts.count} + 1 end`,
        resetsAt: sql`case when ${over} then excluded.resets_at else ${attempts.resetsAt} end`,
      },
    })
    .returning();
  if (row === undefined) return { allowed: false, retryAfterS: rule.windowS };
  return {
    allowed: row.count <= rule.max,
    retryAfterS: Math.max(1, Math.ceil((row.resetsAt.getTime() - now.getTime()) / 1000)),
  };
};

export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await db.delete(attempts).where(sql`${attempts.key} = ${key}`);
};
