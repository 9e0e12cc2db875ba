import { createHash } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { defineErrors, type Call } from '@house/contract/kernel';
import type { Db } from '../db/database.ts';
import { fail } from '../failure.ts';
import { idempotency } from '../tables/kernel.ts';

export const idempotencyErrors = defineErrors({
  bad_key: [400, 'The Idempotency-Key is not valid'],
  key_reused: [422, 'This Idempotency-Key was used for another request'],
  still_running: [409, 'This request is still being worked on'],
});

const WAIT_MS = 5_000;
const POLL_MS = 25;
/** A run that never stored its answer died with its process: the next retry takes it over. */
const DEAD_AFTER_MS = 30_000;

interface Run {
  memberId: string;
  key: string;
  requestHash: string;
  now: Date;
}

export const readKey = (header: string | string[] | undefined): string | null => {
  if (header === undefined) return null;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(header)) fail(idempotencyErrors, 'bad_key');
  return header;
};

const hashOf = (call: Call, input: unknown): string =>
  createHash('sha256')
    .update(`${call.method} ${call.path} ${JSON.stringify(input)}`)
    .digest('base64url');

/** BZ-04: the first request with a key acts; every other one gets its answer. */
export const actOnce = async <R extends object>(
  db: Db,
  call: Call,
  input: unknown,
  who: { memberId: string; key: string; now: Date },
  act: () => Promise<R>,
): Promise<R> => {
  const run: Run = { ...who, requestHash: hashOf(call, input) };
  if (!(await claim(db, run))) return (await answerOf(db, run)) as R;
  try {
    const reply = await act();
    await db
      .update(idempotency)
      .set({ reply: reply as Record<string, unknown> })
      .where(isRun(run));
    return reply;
  } catch (error) {
    // Nothing happened, so the same key may try again.
    await db.delete(idempotency).where(isRun(run));
    throw error;
  }
};

const isRun = (run: Run) => and(eq(idempotency.memberId, run.memberId), eq(idempotency.key, run.key));

const claim = async (db: Db, run: Run): Promise<boolean> => {
  const values = { memberId: run.memberId, key: run.key, requestHash: run.requestHash, createdAt: run.now };
  const dead = and(
    isNull(idempotency.reply),
    lt(idempotency.createdAt, new Date(run.now.getTime() - DEAD_AFTER_MS)),
    eq(idempotency.requestHash, run.requestHash),
  );
  const rows = await db
    .insert(idempotency)
    .values(values)
    .onConflictDoUpdate({
      target: [idempotency.memberId, idempotency.key],
      set: { createdAt: run.now },
      setWhere: dead,
    })
    .returning({ key: idempotency.key });
  return rows.length > 0;
};

const answerOf = async (db: Db, run: Run): Promise<Record<string, unknown>> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const [row] = await db.select().from(idempotency).where(isRun(run));
    if (row !== undefined && row.requestHash !== run.requestHash) fail(idempotencyErrors, 'key_reused');
    if (row?.reply != null) return row.reply;
    if (row === undefined || Date.now() > deadline) fail(idempotencyErrors, 'still_running', { retryAfterS: 1 });
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
