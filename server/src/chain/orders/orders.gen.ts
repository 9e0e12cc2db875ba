// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type ChainOrderId, type ChainOrderState } from '#kernel';

export const insertOrder = exec<{ id: ChainOrderId; kind: string; genesis: string; now: Date }>(
  'chain_insert_order',
  `insert into chain_orders (id, kind, genesis, created_at) values ($1, $2, $3, $4)`,
  (p) => [p.id, p.kind, p.genesis, p.now],
);

export const insertSignedOrder = exec<{ id: ChainOrderId; kind: string; genesis: string; signature: string; bytes: Buffer; now: Date }>(
  'chain_insert_signed_order',
  `insert into chain_orders (id, kind, genesis, tries, signature, bytes, state, created_at)
values ($1, $2, $3, 1, $4, $5, 'signed', $6)`,
  (p) => [p.id, p.kind, p.genesis, p.signature, p.bytes, p.now],
);

export interface OrderRow {
  id: ChainOrderId;
  kind: string;
  genesis: string;
  tries: number;
  signature: string | null;
  bytes: Buffer | null;
  last_valid_height: string;
  state: ChainOrderState;
  error: string | null;
  created_at: Date;
}

/** Nothing once it is settled. */
export const selectOrder = maybe<{ id: ChainOrderId }, OrderRow>(
  'chain_select_order',
  `select o.id, o.kind, o.genesis, o.tries, o.signature, o.bytes, o.last_valid_height, o.state, o.error, o.created_at from chain_orders o where o.id = $1 and o.settled_at is null`,
  (p) => [p.id],
);

export interface UpdateSignedRow {
  id: ChainOrderId;
}

/** Only one that is not: of two processes that sign at once, one sends. */
export const updateSigned = maybe<{ signature: string; bytes: Buffer; lastValidHeight: bigint | number; id: ChainOrderId }, UpdateSignedRow>(
  'chain_update_signed',
  `update chain_orders set signature = $1, bytes = $2, last_valid_height = $3, state = 'signed',
  tries = tries + 1, error = null
where id = $4 and state = 'waiting' returning id`,
  (p) => [p.signature, p.bytes, p.lastValidHeight, p.id],
);

/** Its time is over for good: it is signed anew. */
export const updateUnsigned = exec<{ id: ChainOrderId }>(
  'chain_update_unsigned',
  `update chain_orders set signature = null, bytes = null, last_valid_height = 0, state = 'waiting'
where id = $1 and settled_at is null`,
  (p) => [p.id],
);

export const updateOrder = exec<{ state: ChainOrderState; error: string | null; settledAt: Date | null; id: ChainOrderId }>(
  'chain_update_order',
  `update chain_orders set state = $1, error = $2, settled_at = $3
where id = $4 and settled_at is null`,
  (p) => [p.state, p.error, p.settledAt, p.id],
);

export const updateOrderHeight = exec<{ lastValidHeight: bigint | number; id: ChainOrderId }>(
  'chain_update_order_height',
  `update chain_orders set last_valid_height = $1 where id = $2`,
  (p) => [p.lastValidHeight, p.id],
);

/** Those of this network that nobody follows any more. */
export const followOpenOrders = exec<{ now: Date; genesis: string }>(
  'chain_follow_open_orders',
  `insert into jobs (kind, key, lane, member_id, payload, due_at)
select 'chain.order', job.key, job.lane, job.member_id, job.payload, job.due_at from (select o.id::text as key, null::text as lane, null::uuid as member_id, '{}'::jsonb as payload, $1::timestamptz as due_at
  from chain_orders o where o.genesis = $2 and o.settled_at is null
  and not exists (select 1 from jobs j where j.kind = 'chain.order' and j.key = o.id::text and j.failed_at is null)) job
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0`,
  (p) => [p.now, p.genesis],
);

export interface SelectOrderFiguresRow {
  state: ChainOrderState;
  orders: number;
  oldest_s: number;
}

/** What the server has still to pay on this network, by where it stands. */
export const selectOrderFigures = many<{ now: Date; genesis: string }, SelectOrderFiguresRow>(
  'chain_select_order_figures',
  `select state, count(*)::int as orders,
  coalesce(extract(epoch from $1::timestamptz - min(created_at)), 0)::float8 as oldest_s
from chain_orders where genesis = $2 and settled_at is null group by state order by state`,
  (p) => [p.now, p.genesis],
);
