// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type Json } from '../db/query.ts';
import type { MemberId } from '../db/schema.gen.ts';

export interface ClaimRunRow {
  key: string;
}

/** A row when the run is ours: nobody has begun it, or whoever did died without an answer. */
export const claimRun = maybe<{ memberId: MemberId; key: string; requestHash: string; now: Date; deadSince: Date }, ClaimRunRow>(
  'kernel_claim_run',
  `insert into idempotency (member_id, key, request_hash, created_at) values ($1, $2, $3, $4)
on conflict (member_id, key) do update set created_at = excluded.created_at
  where idempotency.reply is null and idempotency.created_at < $5
    and idempotency.request_hash = excluded.request_hash
returning key`,
  (p) => [p.memberId, p.key, p.requestHash, p.now, p.deadSince],
);

export const updateReply = exec<{ reply: Json<object>; memberId: MemberId; key: string }>(
  'kernel_update_reply',
  `update idempotency set reply = $1 where member_id = $2 and key = $3 and reply is null`,
  (p) => [p.reply, p.memberId, p.key],
);

export const deleteRun = exec<{ memberId: MemberId; key: string }>(
  'kernel_delete_run',
  `delete from idempotency where member_id = $1 and key = $2 and reply is null`,
  (p) => [p.memberId, p.key],
);

export interface SelectRunRow {
  request_hash: string;
  reply: object | null;
}

export const selectRun = maybe<{ memberId: MemberId; key: string }, SelectRunRow>(
  'kernel_select_run',
  `select request_hash, reply from idempotency where member_id = $1 and key = $2`,
  (p) => [p.memberId, p.key],
);

export const deleteRunsOf = exec<{ memberId: MemberId }>(
  'kernel_delete_runs_of',
  `delete from idempotency where member_id = $1`,
  (p) => [p.memberId],
);

export const deleteOldRuns = exec<{ before: Date }>(
  'kernel_delete_old_runs',
  `delete from idempotency where created_at < $1`,
  (p) => [p.before],
);
