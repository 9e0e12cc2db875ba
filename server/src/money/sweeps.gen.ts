// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type SweepFromKey, type SweepId, type SweepState } from '#kernel';

export interface InsertSweepRow {
  id: SweepId;
}

/** No row: another one is under way, or has ended since somebody looked at what is free. */
export const insertSweep = maybe<{ id: SweepId; operatorId: MemberId; key: string; genesis: string; fromKey: SweepFromKey; mint: string | null; program: string | null; decimals: number; symbol: string | null; amount: string; address: string; isHeld: boolean; now: Date; newest: SweepId }, InsertSweepRow>(
  'money_insert_sweep',
  `insert into sweeps (id, operator_id, key, genesis, from_key, mint, program, decimals, symbol, amount, address, is_held, created_at)
select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
where not exists (select 1 from sweeps s where s.genesis = $4 and s.from_key = $5 and s.id > $14)
on conflict do nothing returning id`,
  (p) => [p.id, p.operatorId, p.key, p.genesis, p.fromKey, p.mint, p.program, p.decimals, p.symbol, p.amount, p.address, p.isHeld, p.now, p.newest],
);

export interface SelectNewestRow {
  id: SweepId;
  settled_at: Date | null;
}

export const selectNewest = maybe<{ genesis: string; fromKey: SweepFromKey }, SelectNewestRow>(
  'money_select_newest',
  `select s.id, s.settled_at from sweeps s where s.genesis = $1 and s.from_key = $2 order by s.id desc limit 1`,
  (p) => [p.genesis, p.fromKey],
);

export interface SelectOpenKeysRow {
  from_key: SweepFromKey;
}

export const selectOpenKeys = many<{ genesis: string }, SelectOpenKeysRow>(
  'money_select_open_keys',
  `select s.from_key from sweeps s where s.genesis = $1 and s.settled_at is null`,
  (p) => [p.genesis],
);

export interface SelectAddressesRow {
  address: string;
}

/** Where something has arrived before. */
export const selectAddresses = many<{ genesis: string }, SelectAddressesRow>(
  'money_select_addresses',
  `select distinct s.address from sweeps s where s.genesis = $1 and s.state = 'paid'`,
  (p) => [p.genesis],
);

export interface SweepRow {
  id: SweepId;
  from_key: SweepFromKey;
  mint: string | null;
  program: string | null;
  decimals: number;
  symbol: string | null;
  amount: string;
  address: string;
  is_held: boolean;
  genesis: string;
  state: SweepState;
  created_at: Date;
  settled_at: Date | null;
  signature: string | null;
  operator: string | null;
}

export const selectSweep = maybe<{ id: SweepId }, SweepRow>(
  'money_select_sweep',
  `select s.id, s.from_key, s.mint, s.program, s.decimals, s.symbol, s.amount, s.address, s.is_held, s.genesis, s.state, s.created_at,
  s.settled_at, (select o.signature from chain_orders o where o.id = s.id) as signature,
  (select m.username from members m where m.id = s.operator_id) as operator from sweeps s where s.id = $1`,
  (p) => [p.id],
);

export const selectSweepByKey = maybe<{ key: string; operatorId: MemberId }, SweepRow>(
  'money_select_sweep_by_key',
  `select s.id, s.from_key, s.mint, s.program, s.decimals, s.symbol, s.amount, s.address, s.is_held, s.genesis, s.state, s.created_at,
  s.settled_at, (select o.signature from chain_orders o where o.id = s.id) as signature,
  (select m.username from members m where m.id = s.operator_id) as operator from sweeps s where s.key = $1 and s.operator_id = $2`,
  (p) => [p.key, p.operatorId],
);

export const selectSweeps = many<{ before: SweepId; limit: bigint | number }, SweepRow>(
  'money_select_sweeps',
  `select s.id, s.from_key, s.mint, s.program, s.decimals, s.symbol, s.amount, s.address, s.is_held, s.genesis, s.state, s.created_at,
  s.settled_at, (select o.signature from chain_orders o where o.id = s.id) as signature,
  (select m.username from members m where m.id = s.operator_id) as operator from sweeps s where s.id < $1 order by s.id desc limit $2`,
  (p) => [p.before, p.limit],
);

export interface UpdateSweptRow {
  id: SweepId;
}

export const updateSwept = maybe<{ state: SweepState; now: Date; id: SweepId }, UpdateSweptRow>(
  'money_update_swept',
  `update sweeps set state = $1, settled_at = $2 where id = $3 and settled_at is null returning id`,
  (p) => [p.state, p.now, p.id],
);

export interface SelectSweepViolationsRow {
  violation: string;
}

/** What the books of rewards say of operators is what sweeps say. */
export const selectSweepViolations = many<void, SelectSweepViolationsRow>(
  'money_select_sweep_violations',
  `select p.id as violation from staking_pools p
where p.leaving <> coalesce((
    select sum(s.amount) from sweeps s where s.is_held and s.genesis || ':' || s.mint = p.id and s.settled_at is null
  ), 0)
  or p.gone <> coalesce((
    select sum(s.amount) from sweeps s where s.is_held and s.genesis || ':' || s.mint = p.id and s.state = 'paid'
  ), 0)`,
  () => [],
);

export interface ExportSweepsRow {
  key: string;
  genesis: string;
  from_key: SweepFromKey;
  mint: string | null;
  program: string | null;
  decimals: number;
  symbol: string | null;
  amount: string;
  address: string;
  is_held: boolean;
  state: SweepState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportSweeps = many<{ memberId: MemberId }, ExportSweepsRow>(
  'money_export_sweeps',
  `select key, genesis, from_key, mint, program, decimals, symbol, amount, address, is_held, state, created_at, settled_at
from sweeps where operator_id = $1 order by id`,
  (p) => [p.memberId],
);

/** What has left has left; whose decision it was is no longer known here. */
export const letSweepsGo = exec<{ memberId: MemberId }>(
  'money_let_sweeps_go',
  `update sweeps set operator_id = null, key = id::text where operator_id = $1`,
  (p) => [p.memberId],
);
