// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one } from '#kernel';

/** Everything that one transaction changes, as one statement. */
export const saveTransaction = exec<{ signature: string; slot: bigint | number; now: Date; error: string | null; fee: bigint | number; bytes: Buffer; meta: string; memo: string | null; touched: readonly string[]; gone: readonly string[]; payer: string; addresses: readonly string[]; lamports: readonly string[]; owners: readonly string[]; data: readonly Buffer[] }>(
  'chain_save_transaction',
  `with landed as (
  insert into chain_transactions (signature, slot, landed_at, error, fee, bytes, meta, memo)
  values ($1, $2, $3, $4, $5, $6, $7, $8)
  returning seq
), touched as (
  insert into chain_touches (address, seq)
  select address, landed.seq from landed, unnest($9::text[]) as address
), gone as (
  delete from chain_accounts where address = any($10::text[])
)
insert into chain_accounts (address, lamports, owner, data, slot, paid)
select address, lamports, owner, data, $2, case when address = $11::text then 1 else 0 end
from unnest($12::text[], $13::numeric[], $14::text[], $15::bytea[])
  as changed (address, lamports, owner, data)
on conflict (address) do update set
  lamports = excluded.lamports,
  owner = excluded.owner,
  data = excluded.data,
  slot = excluded.slot,
  paid = chain_accounts.paid + excluded.paid`,
  (p) => [p.signature, p.slot, p.now, p.error, p.fee, p.bytes, p.meta, p.memo, p.touched, p.gone, p.payer, p.addresses, p.lamports, p.owners, p.data],
);

export interface ChainTransactionRow {
  signature: string;
  slot: string;
  landed_at: Date;
  error: unknown;
  bytes: Buffer;
  meta: string;
  memo: string | null;
}

/** The meta as text: its numbers may pass 2^53. */
export const selectTransactions = many<{ signatures: readonly string[] }, ChainTransactionRow>(
  'chain_select_transactions',
  `select signature, slot, landed_at, error, bytes, meta::text as meta, memo
from chain_transactions where signature = any($1)`,
  (p) => [p.signatures],
);

export interface SelectStatusesRow {
  signature: string;
  slot: string;
  error: unknown;
}

export const selectStatuses = many<{ signatures: readonly string[] }, SelectStatusesRow>(
  'chain_select_statuses',
  `select signature, slot, error from chain_transactions where signature = any($1)`,
  (p) => [p.signatures],
);

export interface SelectSameMessageRow {
  signature: string;
}

/** What the payer has landed since, with these very bytes after its signatures. */
export const selectSameMessage = maybe<{ payer: string; since: bigint | number; message: Buffer }, SelectSameMessageRow>(
  'chain_select_same_message',
  `select x.signature from chain_touches t join chain_transactions x on x.seq = t.seq
where t.address = $1 and x.slot >= $2 and substring(x.bytes from length(x.bytes) - length($3::bytea) + 1) = $3
limit 1`,
  (p) => [p.payer, p.since, p.message],
);

export interface SelectSeqRow {
  seq: string;
}

export const selectSeq = maybe<{ signature: string }, SelectSeqRow>(
  'chain_select_seq',
  `select seq from chain_transactions where signature = $1`,
  (p) => [p.signature],
);

export interface SelectHistoryRow {
  signature: string;
  slot: string;
  landed_at: Date;
  error: unknown;
  memo: string | null;
}

export const selectHistory = many<{ address: string; beforeSeq: bigint | number | null; untilSeq: bigint | number | null; limit: bigint | number }, SelectHistoryRow>(
  'chain_select_history',
  `select x.signature, x.slot, x.landed_at, x.error, x.memo
from chain_touches t join chain_transactions x on x.seq = t.seq
where t.address = $1
  and ($2::bigint is null or t.seq < $2)
  and ($3::bigint is null or t.seq > $3)
order by t.seq desc
limit $4`,
  (p) => [p.address, p.beforeSeq, p.untilSeq, p.limit],
);

export interface CountTransactionsRow {
  count: string;
}

export const countTransactions = one<void, CountTransactionsRow>(
  'chain_count_transactions',
  `select coalesce(max(seq), 0) as count from chain_transactions`,
  () => [],
);
