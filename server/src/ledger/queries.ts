import { statement, type Db } from '#kernel';

export type LedgerUnit = 'WGM' | 'WGR' | 'points';

interface AccountRow {
  id: string;
  balance: string;
}

const insertAccount = statement<AccountRow>(
  'ledger_open_account',
  `insert into accounts (id, kind, member_id, unit) values ($1, 'member', $2, $3) on conflict do nothing returning id, balance`,
);
const selectAccount = statement<AccountRow>(
  'ledger_account',
  'select id, balance from accounts where member_id = $1 and unit = $2',
);
const selectTreasury = statement<AccountRow>(
  'ledger_treasury',
  `select id, balance from accounts where kind = 'treasury' and unit = $1`,
);

export const openAccount = async (tx: Db, id: string, memberId: string, unit: LedgerUnit): Promise<AccountRow> => {
  const [row] = [...(await insertAccount(tx, id, memberId, unit)), ...(await selectAccount(tx, memberId, unit))];
  if (row === undefined) throw new Error('an account could not be opened');
  return row;
};

export const selectMemberAccount = async (db: Db, memberId: string, unit: LedgerUnit): Promise<AccountRow | null> =>
  (await selectAccount(db, memberId, unit))[0] ?? null;

export const selectBalances = statement<{ unit: LedgerUnit; balance: string }>(
  'ledger_balances',
  'select unit, balance from accounts where member_id = $1',
);

export const selectTreasuryId = async (db: Db, unit: LedgerUnit): Promise<string> => {
  const [row] = await selectTreasury(db, unit);
  if (row === undefined) throw new Error(`the treasury has no ${unit}`);
  return row.id;
};

/** $1 gives to $2 what a shared demo account was given: it must not leave the demo. */
export const selectLeavesDemo = statement(
  'ledger_leaves_demo',
  'select 1 from members giver, members taker where giver.id = $1 and taker.id = $2 and giver.demo and not taker.demo',
);

export const selectWelcome = statement('ledger_welcome', 'select 1 from transfers where key = $1');

/** In the order of their ids: two transfers in opposite directions cannot wait for each other. */
export const lockAccounts = statement(
  'ledger_lock',
  'select id from accounts where id = any($1) order by id for update',
);

/** The key makes it once: no row comes back for a key that was used before. */
export const insertTransfer = statement<{ id: string }>(
  'ledger_transfer',
  `insert into transfers (id, kind, key, unit, amount, note, created_at) values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (key) do nothing returning id`,
);

/** Guarded: no row comes back when a member's balance would fall below zero. */
export const moveBalance = statement<{ id: string }>(
  'ledger_move',
  `update accounts set balance = balance + $2 where id = $1 and (kind = 'treasury' or balance + $2 >= 0) returning id`,
);

export const insertEntries = statement(
  'ledger_entries',
  'insert into entries (transfer_id, account_id, amount) values ($1, $2, -$4::bigint), ($1, $3, $4::bigint)',
);

/** P7: every way in which the books could be wrong, as rows; an empty answer proves them right. */
export const selectViolations = statement<{ violation: string }>(
  'ledger_faults',
  `select 'transfer ' || transfer_id || ' does not sum to zero' as violation from entries group by transfer_id having sum(amount) <> 0
   union all
   select 'account ' || a.id || ' says ' || a.balance || ', its entries ' || coalesce(sum(e.amount), 0)
     from accounts a left join entries e on e.account_id = a.id group by a.id having a.balance <> coalesce(sum(e.amount), 0)
   union all
   select 'transfer ' || t.id || ' has no entries' from transfers t where t.state = 'done' and not exists (select 1 from entries e where e.transfer_id = t.id)
   union all
   select 'the units of transfer ' || t.id || ' differ' from transfers t join entries e on e.transfer_id = t.id join accounts a on a.id = e.account_id where a.unit <> t.unit`,
);
