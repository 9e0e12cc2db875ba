// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one } from '#kernel';

export const insertGenesis = exec<{ secret: Buffer; now: Date; lamports: string }>(
  'chain_insert_genesis',
  `insert into chain_genesis (secret, started_at, lamports) values ($1, $2, $3) on conflict do nothing`,
  (p) => [p.secret, p.now, p.lamports],
);

export interface SelectGenesisRow {
  secret: Buffer;
  started_at: Date;
  lamports: string;
  top_slot: string;
}

export const selectGenesis = one<void, SelectGenesisRow>(
  'chain_select_genesis',
  `select secret, started_at, lamports, top_slot from chain_genesis`,
  () => [],
);

export const keepTopSlot = exec<{ slot: bigint | number }>(
  'chain_keep_top_slot',
  `update chain_genesis set top_slot = greatest(top_slot, $1)`,
  (p) => [p.slot],
);

/** The one that holds everything on the first day. */
export const insertFirstAccount = exec<{ address: string }>(
  'chain_insert_first_account',
  `insert into chain_accounts (address, lamports, owner, data, slot)
select $1, lamports, '11111111111111111111111111111111', ''::bytea, 0 from chain_genesis
where not exists (select from chain_transactions)
on conflict do nothing`,
  (p) => [p.address],
);

/** One transaction of the chain at a time, in whatever process. */
export const lockChain = exec<{ lock: bigint | number }>(
  'chain_lock_chain',
  `select pg_advisory_xact_lock($1::bigint)`,
  (p) => [p.lock],
);

export interface ChainAccountRow {
  address: string;
  lamports: string;
  owner: string;
  data: Buffer;
  slot: string;
  paid: number;
}

export const selectAccounts = many<{ addresses: readonly string[] }, ChainAccountRow>(
  'chain_select_accounts',
  `select address, lamports, owner, data, slot, paid from chain_accounts where address = any($1)`,
  (p) => [p.addresses],
);

/** Of a token account the mint is its first 32 bytes, and the amount the 8 after its holder. Anybody can open accounts for anybody: those with something in them come first, then what changed last. */
export const selectByHolder = many<{ holder: Buffer; mint: Buffer | null; program: string | null; limit: bigint | number }, ChainAccountRow>(
  'chain_select_by_holder',
  `select address, lamports, owner, data, slot, paid from chain_accounts
where holder = $1 and ($2::bytea is null or substring(data from 1 for 32) = $2)
  and ($3::text is null or owner = $3)
order by substring(data from 65 for 8) = '\\x0000000000000000', slot desc, address limit $4`,
  (p) => [p.holder, p.mint, p.program, p.limit],
);

/** Accounts of one mint with something in them, the fullest first. The amount is written lowest byte first: turned around, the bytes sort as the number does. */
export const selectLargest = many<{ mint: Buffer; limit: bigint | number }, ChainAccountRow>(
  'chain_select_largest',
  `select address, lamports, owner, data, slot, paid from chain_accounts
where holder is not null and substring(data from 1 for 32) = $1::bytea and substring(data from 65 for 8) <> '\\x0000000000000000'
order by substring(data from 72 for 1) || substring(data from 71 for 1) || substring(data from 70 for 1)
  || substring(data from 69 for 1) || substring(data from 68 for 1) || substring(data from 67 for 1)
  || substring(data from 66 for 1) || substring(data from 65 for 1) desc, address limit $2`,
  (p) => [p.mint, p.limit],
);

export interface SelectChainViolationsRow {
  violation: string;
}

/** CHN-04: every way in which the books of the test network could be wrong, as rows. */
export const selectChainViolations = many<void, SelectChainViolationsRow>(
  'chain_select_chain_violations',
  `select 'lamports: ' || coalesce((select sum(lamports) from chain_accounts), 0) || ' held and '
  || coalesce((select sum(fee) from chain_transactions), 0) || ' paid as fees of ' || g.lamports as violation
from chain_genesis g
where exists (select from chain_accounts)
  and coalesce((select sum(lamports) from chain_accounts), 0) + coalesce((select sum(fee) from chain_transactions), 0)
    <> g.lamports
union all
select 'transaction ' || t.signature || ' touches nobody'
from chain_transactions t where not exists (select from chain_touches c where c.seq = t.seq)`,
  () => [],
);

export interface SelectTokenDataRow {
  address: string;
  owner: string;
  data: Buffer;
}

/** For the same question about tokens: mints, and accounts of tokens. */
export const selectTokenData = many<void, SelectTokenDataRow>(
  'chain_select_token_data',
  `select address, owner, data from chain_accounts
where owner in ('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')`,
  () => [],
);
