// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type AccountId, type AccountUnit, type MemberId, type TransferId, type TransferKind, type TransferUnit } from '#kernel';

export interface AccountRow {
  id: AccountId;
  balance: string;
  withdrawable: string;
}

export const insertAccount = maybe<{ id: AccountId; memberId: MemberId; unit: AccountUnit }, AccountRow>(
  'ledger_insert_account',
  `insert into accounts (id, kind, member_id, unit)
values ($1, 'member', $2, $3)
on conflict do nothing
returning id, balance, withdrawable`,
  (p) => [p.id, p.memberId, p.unit],
);

export const selectAccount = maybe<{ memberId: MemberId; unit: AccountUnit }, AccountRow>(
  'ledger_select_account',
  `select id, balance, withdrawable from accounts where member_id = $1 and unit = $2`,
  (p) => [p.memberId, p.unit],
);

export const selectTreasury = one<{ unit: AccountUnit }, AccountRow>(
  'ledger_select_treasury',
  `select id, balance, withdrawable from accounts where kind = 'treasury' and unit = $1`,
  (p) => [p.unit],
);

/** What is held until a withdrawal has arrived. It is opened on first need. */
export const insertHeld = maybe<{ id: AccountId; unit: AccountUnit }, AccountRow>(
  'ledger_insert_held',
  `insert into accounts (id, kind, unit) values ($1, 'held', $2) on conflict do nothing
returning id, balance, withdrawable`,
  (p) => [p.id, p.unit],
);

export const selectHeld = maybe<{ unit: AccountUnit }, AccountRow>(
  'ledger_select_held',
  `select id, balance, withdrawable from accounts where kind = 'held' and unit = $1`,
  (p) => [p.unit],
);

export interface SelectAccountsOfRow {
  id: AccountId;
  unit: AccountUnit;
  balance: string;
  withdrawable: string;
}

export const selectAccountsOf = many<{ memberId: MemberId }, SelectAccountsOfRow>(
  'ledger_select_accounts_of',
  `select id, unit, balance, withdrawable from accounts where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface SelectLeavesDemoRow {
  leaves: boolean;
}

/** What a shared demo account was given must not leave the demo. */
export const selectLeavesDemo = maybe<{ giverId: MemberId; takerId: MemberId }, SelectLeavesDemoRow>(
  'ledger_select_leaves_demo',
  `select true as leaves from members giver, members taker
where giver.id = $1 and taker.id = $2 and giver.demo and not taker.demo`,
  (p) => [p.giverId, p.takerId],
);

export interface SelectTransferByKeyRow {
  id: TransferId;
}

export const selectTransferByKey = maybe<{ key: string }, SelectTransferByKeyRow>(
  'ledger_select_transfer_by_key',
  `select id from transfers where key = $1`,
  (p) => [p.key],
);

/** In the order of their ids: two transfers in opposite directions cannot wait for each other. */
export const lockAccounts = many<{ ids: readonly AccountId[] }, AccountRow>(
  'ledger_lock_accounts',
  `select id, balance, withdrawable from accounts where id = any($1) order by id for update`,
  (p) => [p.ids],
);

export interface InsertTransferRow {
  id: TransferId;
}

/** The key makes it once: no row comes back for a key that was used before. */
export const insertTransfer = maybe<{ id: TransferId; kind: TransferKind; key: string; unit: TransferUnit; amount: bigint | number; note: string | null; now: Date }, InsertTransferRow>(
  'ledger_insert_transfer',
  `insert into transfers (id, kind, key, unit, amount, note, created_at)
values ($1, $2, $3, $4, $5, $6, $7)
on conflict (key) do nothing
returning id`,
  (p) => [p.id, p.kind, p.key, p.unit, p.amount, p.note, p.now],
);

export interface MoveBalanceRow {
  id: AccountId;
}

/** Guarded: no row comes back when a part of a member's balance would fall below zero. */
export const moveBalance = maybe<{ amount: bigint | number; withdrawable: bigint | number; id: AccountId }, MoveBalanceRow>(
  'ledger_move_balance',
  `update accounts set balance = balance + $1, withdrawable = withdrawable + $2::bigint
where id = $3 and (kind = 'treasury'
  or (withdrawable + $2 >= 0 and balance + $1 >= withdrawable + $2))
returning id`,
  (p) => [p.amount, p.withdrawable, p.id],
);

export const insertEntries = exec<{ transferId: TransferId; fromAccount: AccountId; amount: bigint | number; withdrawable: bigint | number; toAccount: AccountId }>(
  'ledger_insert_entries',
  `insert into entries (transfer_id, account_id, amount, withdrawable) values
  ($1, $2, -$3::bigint, -$4::bigint),
  ($1, $5, $3::bigint, $4::bigint)`,
  (p) => [p.transferId, p.fromAccount, p.amount, p.withdrawable, p.toAccount],
);

export interface SelectPartsRow {
  withdrawable: string;
}

/** How much of a transfer was withdrawable. */
export const selectParts = maybe<{ transferId: TransferId }, SelectPartsRow>(
  'ledger_select_parts',
  `select withdrawable from entries where transfer_id = $1 and amount > 0`,
  (p) => [p.transferId],
);

export interface SelectViolationsRow {
  violation: string;
}

/** P7: every way in which the books could be wrong, as rows; an empty answer proves them right. */
export const selectViolations = many<void, SelectViolationsRow>(
  'ledger_select_violations',
  `select 'transfer ' || transfer_id || ' does not sum to zero' as violation
from entries group by transfer_id having sum(amount) <> 0
union all
select 'account ' || a.id || ' says ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0)
from accounts a left join entries e on e.account_id = a.id
group by a.id having a.balance <> coalesce(sum(e.amount), 0)
union all
select 'the withdrawable part of transfer ' || transfer_id || ' does not sum to zero'
from entries group by transfer_id having sum(withdrawable) <> 0
union all
select 'account ' || a.id || ' says ' || a.withdrawable || ' are withdrawable, its entries ' || coalesce(sum(e.withdrawable), 0)
from accounts a left join entries e on e.account_id = a.id
group by a.id having a.withdrawable <> coalesce(sum(e.withdrawable), 0)
union all
select 'transfer ' || t.id || ' has no entries'
from transfers t where t.state = 'done' and not exists (select 1 from entries e where e.transfer_id = t.id)
union all
select 'the units of transfer ' || t.id || ' differ'
from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id
where a.unit <> t.unit`,
  () => [],
);

/** Keys and notes name members and posts; what was moved when stays in the books. */
export const clearTransfers = exec<{ accountId: AccountId }>(
  'ledger_clear_transfers',
  `update transfers set key = 'closed:' || id, note = null
where id in (select transfer_id from entries where account_id = $1)`,
  (p) => [p.accountId],
);

export const closeAccount = exec<{ id: AccountId }>(
  'ledger_close_account',
  `update accounts set kind = 'closed', member_id = null where id = $1`,
  (p) => [p.id],
);

export interface ExportAccountsRow {
  unit: AccountUnit;
  balance: string;
  withdrawable: string;
  movements: unknown;
}

export const exportAccounts = many<{ memberId: MemberId }, ExportAccountsRow>(
  'ledger_export_accounts',
  `select a.unit, a.balance, a.withdrawable, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'kind', t.kind, 'amount', e.amount::text, 'withdrawable', e.withdrawable::text, 'created_at', t.created_at) order by t.created_at, t.id), '[]')
    from entries e join transfers t on t.id = e.transfer_id where e.account_id = a.id
  ) as movements
from accounts a where a.member_id = $1 order by a.unit`,
  (p) => [p.memberId],
);
