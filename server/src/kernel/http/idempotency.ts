import { hash } from 'node:crypto';
import { defineErrors, type Call } from '@wagram/contract/kernel';
import type { Db } from '../db/database.ts';
import { statement } from '../db/statement.ts';
import { fail } from '../failure.ts';

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
  hash('sha256', `${call.method} ${call.path} ${JSON.stringify(input)}`, 'base64url');

/** $1 who, $2 key, $3 hash of the request, $4 now, $5 since when a run without an answer is dead. A row when it is ours. */
const claimRun = statement<{ key: string }>(
  'idempotency_claim',
  `insert into idempotency (member_id, key, request_hash, created_at) values ($1, $2, $3, $4)
   on conflict (member_id, key) do update set created_at = $4
     where idempotency.reply is null and idempotency.created_at < $5 and idempotency.request_hash = $3
   returning key`,
);
const keepReply = statement(
  'idempotency_keep',
  'update idempotency set reply = $3 where member_id = $1 and key = $2 and reply is null',
);
const dropRun = statement(
  'idempotency_drop',
  'delete from idempotency where member_id = $1 and key = $2 and reply is null',
);
const selectRun = statement<{ request_hash: string; reply: Record<string, unknown> | null }>(
  'idempotency_find',
  'select request_hash, reply from idempotency where member_id = $1 and key = $2',
);

/** Stores an answer where the act itself is stored, so that there is never one without the other. */
export type KeepReply = <R extends object>(tx: Db, reply: R) => Promise<R>;

/** SR-L9: for what has no key of its own that a second act would break. */
export const keeperOf =
  (memberId: string | null, key: string | null): KeepReply =>
  async (tx, reply) => {
    if (memberId !== null && key !== null) await keepReply(tx, memberId, key, JSON.stringify(reply));
    return reply;
  };

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
    await keepReply(db, run.memberId, run.key, JSON.stringify(reply));
    return reply;
  } catch (error) {
    // Nothing happened, so the same key may try again; unless its answer was kept with the act.
    await dropRun(db, run.memberId, run.key);
    throw error;
  }
};

const claim = async (db: Db, { memberId, key, requestHash, now }: Run): Promise<boolean> => {
  const dead = new Date(now.getTime() - DEAD_AFTER_MS);
  return (await claimRun(db, memberId, key, requestHash, now, dead)).length > 0;
};

const answerOf = async (db: Db, run: Run): Promise<Record<string, unknown>> => {
  const deadline = Date.now() + WAIT_MS;
  for (;;) {
    const [row] = await selectRun(db, run.memberId, run.key);
    if (row !== undefined && row.request_hash !== run.requestHash) fail(idempotencyErrors, 'key_reused');
    if (row?.reply != null) return row.reply;
    if (row === undefined || Date.now() > deadline) fail(idempotencyErrors, 'still_running', { retryAfterS: 1 });
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};
