import { hash } from 'node:crypto';
import { idempotencyErrors, type Call, type MemberId } from '@wagram/contract/kernel';
import type { Db } from '../db/database.ts';
import { toJson } from '../db/query.ts';
import { fail } from '../failure.ts';
import { claimRun, deleteRun, selectRun, updateReply } from './idempotency.gen.ts';

const WAIT_MS = 5_000;
const POLL_MS = 25;
/** A run that never stored its answer died with its process: the next retry takes it over. */
const DEAD_AFTER_MS = 30_000;

interface Run {
  memberId: MemberId;
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
  hash('sha256', `${call.method} ${call.path} ${JSON.stringify(input)}`, 'base64url');

/** Stores an answer where the act itself is stored, so that there is never one without the other. */
export type KeepReply = <R extends object>(tx: Db, reply: R) => Promise<R>;

/** SR-L9: for what has no key of its own that a second act would break. */
export const keeperOf =
  (memberId: MemberId | null, key: string | null): KeepReply =>
  async (tx, reply) => {
    if (memberId !== null && key !== null) await updateReply(tx, { memberId, key, reply: toJson(reply) });
    return reply;
  };

/** BZ-04: the first request with a key acts; every other one gets its answer. */
export const actOnce = async <R extends object>(
  db: Db,
  call: Call,
  input: unknown,
  who: { memberId: MemberId; key: string; now: Date },
  act: () => Promise<R>,
): Promise<R> => {
  const run: Run = { ...who, requestHash: hashOf(call, input) };
  if (!(await claim(db, run))) return (await answerOf(db, run)) as R;
  try {
    const reply = await act();
    await updateReply(db, { ...run, reply: toJson(reply) });
    return reply;
  } catch (error) {
    // Nothing happened, so the same key may try again; unless its answer was kept with the act.
    await deleteRun(db, run);
    throw error;
  }
};

const claim = async (db: Db, run: Run): Promise<boolean> => {
  const deadSince = new Date(run.now.getTime() - DEAD_AFTER_MS);
  return (await claimRun(db, { ...run, deadSince })) !== undefined;
};

const answerOf = async (db: Db, run: Run): Promise<object> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const row = await selectRun(db, run);
    if (row !== undefined && row.request_hash !== run.requestHash) fail(idempotencyErrors, 'key_reused');
    if (row?.reply != null) return row.reply;
    if (row === undefined || Date.now() > deadline) fail(idempotencyErrors, 'still_running', { retryAfterS: 1 });
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
