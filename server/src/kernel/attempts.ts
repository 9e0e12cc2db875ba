import { deleteAttempts, insertAttempt } from './attempts.gen.ts';
import type { Db } from './db/database.ts';

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

export const countAttempt = async (db: Db, key: string, rule: AttemptRule, now: Date): Promise<AttemptResult> => {
  const resetsAt = new Date(now.getTime() + rule.windowS * 1000);
  const latest = new Date(resetsAt.getTime() + SKEW_MS);
  const row = await insertAttempt(db, { key, resetsAt, now, latest });
  return {
    allowed: row.count <= rule.max,
    retryAfterS: Math.max(1, Math.ceil((row.resets_at.getTime() - now.getTime()) / 1000)),
  };
};

export const forgetAttempts = async (db: Db, key: string): Promise<void> => {
  await deleteAttempts(db, { key });
};
