// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type ChainPaymentState, type MemberId } from '#kernel';

export interface PaymentRow {
  signature: string;
  state: ChainPaymentState;
  error: string | null;
  to_address: string | null;
  created_at: Date;
  settled_at: Date | null;
}

/** No row: these very bytes are there already. */
export const insertPayment = maybe<{ signature: string; genesis: string; memberId: MemberId; bytes: Buffer; lastValidHeight: bigint | number; toAddress: string | null; now: Date }, PaymentRow>(
  'chain_insert_payment',
  `insert into chain_payments as p (signature, genesis, member_id, bytes, last_valid_height, state, to_address, created_at)
values ($1, $2, $3, $4, $5, 'signed', $6, $7)
on conflict (signature) do nothing
returning p.signature, p.state, p.error, p.to_address, p.created_at, p.settled_at`,
  (p) => [p.signature, p.genesis, p.memberId, p.bytes, p.lastValidHeight, p.toAddress, p.now],
);

export const selectPayment = maybe<{ signature: string; memberId: MemberId; genesis: string }, PaymentRow>(
  'chain_select_payment',
  `select p.signature, p.state, p.error, p.to_address, p.created_at, p.settled_at from chain_payments p
where p.signature = $1 and p.member_id = $2 and p.genesis = $3`,
  (p) => [p.signature, p.memberId, p.genesis],
);

/** Newest first, from a place on. */
export const selectPayments = many<{ memberId: MemberId; genesis: string; isOpen: boolean; beforeAt: Date | null; beforeSignature: string | null; count: bigint | number }, PaymentRow>(
  'chain_select_payments',
  `select p.signature, p.state, p.error, p.to_address, p.created_at, p.settled_at from chain_payments p
where p.member_id = $1 and p.genesis = $2 and (not $3::bool or p.settled_at is null)
  and ($4::timestamptz is null or (p.created_at, p.signature) < ($4, $5))
order by p.created_at desc, p.signature desc limit $6`,
  (p) => [p.memberId, p.genesis, p.isOpen, p.beforeAt, p.beforeSignature, p.count],
);

export interface CountOpenPaymentsRow {
  open: number;
}

export const countOpenPayments = one<{ memberId: MemberId; genesis: string }, CountOpenPaymentsRow>(
  'chain_count_open_payments',
  `select count(*)::int as open from chain_payments where member_id = $1 and genesis = $2 and settled_at is null`,
  (p) => [p.memberId, p.genesis],
);

export interface SelectFollowedRow {
  signature: string;
  genesis: string;
  member_id: MemberId;
  bytes: Buffer;
  last_valid_height: string;
  state: ChainPaymentState;
  error: string | null;
  created_at: Date;
}

/** What somebody has to know to follow it; nothing once it is settled. */
export const selectFollowed = maybe<{ signature: string }, SelectFollowedRow>(
  'chain_select_followed',
  `select p.signature, p.genesis, p.member_id, p.bytes, p.last_valid_height, p.state, p.error, p.created_at
from chain_payments p where p.signature = $1 and p.settled_at is null`,
  (p) => [p.signature],
);

/** Where nobody could say the height when it arrived. */
export const updateLastHeight = exec<{ lastValidHeight: bigint | number; signature: string }>(
  'chain_update_last_height',
  `update chain_payments set last_valid_height = $1 where signature = $2`,
  (p) => [p.lastValidHeight, p.signature],
);

export interface UpdatePaymentRow {
  state: ChainPaymentState;
}

/** Only forward, and only what is news. What was seen confirmed is never told to have expired. */
export const updatePayment = maybe<{ state: ChainPaymentState; error: string | null; settledAt: Date | null; signature: string }, UpdatePaymentRow>(
  'chain_update_payment',
  `update chain_payments p set state = $1, error = $2, settled_at = $3
where p.signature = $4 and p.settled_at is null and (p.state, p.error) is distinct from ($1, $2)
  and not (p.state = 'sent' and $1 = 'signed')
  and not (p.state = 'confirmed' and $1 in ('signed', 'sent', 'expired'))
returning p.state`,
  (p) => [p.state, p.error, p.settledAt, p.signature],
);

/** Those of this network that nobody follows: another network was in use meanwhile, or whoever followed them gave up. */
export const followOpenPayments = exec<{ now: Date; genesis: string }>(
  'chain_follow_open_payments',
  `insert into jobs (kind, key, lane, member_id, payload, due_at)
select 'chain.follow', job.key, job.lane, job.member_id, job.payload, job.due_at from (select p.signature as key, null::text as lane, p.member_id, '{}'::jsonb as payload, $1::timestamptz as due_at
  from chain_payments p where p.genesis = $2 and p.settled_at is null
  and not exists (select 1 from jobs j where j.kind = 'chain.follow' and j.key = p.signature and j.failed_at is null)) job
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0`,
  (p) => [p.now, p.genesis],
);

export interface ExportPaymentsRow {
  signature: string;
  network: string;
  transaction: string;
  last_valid_height: string;
  state: ChainPaymentState;
  error: string | null;
  to_address: string | null;
  created_at: Date;
  settled_at: Date | null;
}

export const exportPayments = many<{ memberId: MemberId }, ExportPaymentsRow>(
  'chain_export_payments',
  `select signature, genesis as network, encode(bytes, 'base64') as transaction, last_valid_height, state, error, to_address,
  created_at, settled_at
from chain_payments where member_id = $1 order by created_at, signature`,
  (p) => [p.memberId],
);

export const erasePayments = exec<{ memberId: MemberId }>(
  'chain_erase_payments',
  `delete from chain_payments where member_id = $1`,
  (p) => [p.memberId],
);
