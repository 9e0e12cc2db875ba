// Movements of many members at once, under the same rules: a key each, entries that sum to zero, nobody below zero.
import { newId, statement, type Db } from '#kernel';

const openAll = statement(
  'ledger_seed_accounts',
  `insert into accounts (id, kind, member_id, unit)
   select account.id, 'member', account.member_id, $3::text from unnest($1::uuid[], $2::uuid[]) as account (id, member_id)
   on conflict do nothing`,
);

export interface SeedTransfer {
  id: string;
  kind: 'welcome' | 'gift' | 'referral';
  key: string;
  /** WGM where nothing is said. */
  unit?: 'WGM' | 'points';
  /** null is the treasury. */
  from: string | null;
  to: string;
  amount: number;
  note: string | null;
  createdAt: Date;
}

// The check on accounts refuses the whole statement when somebody would fall below zero.
const transferAll = statement<{ id: string }>(
  'ledger_seed_transfers',
  `with draft as (
     select * from jsonb_to_recordset($1) as d
       (id uuid, kind text, key text, unit text, "from" uuid, "to" uuid, amount bigint, note text, "createdAt" timestamptz)
   ), made as (
     insert into transfers (id, kind, key, unit, amount, note, created_at)
     select id, kind, key, coalesce(unit, 'WGM'), amount, note, "createdAt" from draft
     on conflict (key) do nothing returning id
   ), booked as (
     insert into entries (transfer_id, account_id, amount)
     select d.id, a.id, case when a.member_id is not distinct from d."from" then -d.amount else d.amount end
     from made join draft d using (id)
     join accounts a on a.unit = coalesce(d.unit, 'WGM') and a.kind <> 'closed'
       and (a.member_id = d."to" or a.member_id is not distinct from d."from")
     returning account_id, amount
   ), moved as (
     update accounts a set balance = a.balance + s.sum
     from (select account_id, sum(amount)::bigint as sum from booked group by account_id) s where a.id = s.account_id
   )
   select id from made`,
);

/** Those that happened; a key that was used before moves nothing. */
export const seedTransfers = async (tx: Db, drafts: readonly SeedTransfer[]): Promise<void> => {
  if (drafts.length > 0) await transferAll(tx, JSON.stringify(drafts));
};

/** Whoever has no account for reward points gets an empty one. */
export const openPoints = async (tx: Db, memberIds: readonly string[]): Promise<void> => {
  const ids = memberIds.map(() => newId());
  await openAll(tx, ids, memberIds, 'points');
};

/** What each of them would have got on joining. */
export const seedWelcomes = async (tx: Db, memberIds: readonly string[], amount: bigint, now: Date): Promise<void> => {
  const ids = memberIds.map(() => newId());
  await openAll(tx, ids, memberIds, 'WGM');
  if (amount <= 0n) return;
  const welcome = (to: string): SeedTransfer => ({
    id: newId(now),
    kind: 'welcome',
    key: `welcome:${to}`,
    from: null,
    to,
    amount: Number(amount),
    note: null,
    createdAt: now,
  });
  await seedTransfers(tx, memberIds.map(welcome));
};

const deleteEntries = statement<{ transfer_id: string }>(
  'ledger_forget_entries',
  `with gone as (
     delete from entries where transfer_id in (
       select e.transfer_id from entries e join accounts a on a.id = e.account_id where a.member_id = any($1)
     ) returning transfer_id, account_id, amount
   ), back as (
     update accounts a set balance = a.balance - s.sum
     from (select account_id, sum(amount)::bigint as sum from gone group by account_id) s where a.id = s.account_id
   )
   select distinct transfer_id from gone`,
);
const deleteTransfers = statement('ledger_forget_transfers', 'delete from transfers where id = any($1)');
const deleteAccounts = statement('ledger_forget_accounts', 'delete from accounts where member_id = any($1)');

/** Takes back every movement of these members, as if there had been none. Only for members who are made up. */
export const forgetDemoMembers = async (tx: Db, memberIds: readonly string[]): Promise<void> => {
  const gone = await deleteEntries(tx, memberIds);
  await deleteTransfers(
    tx,
    gone.map((row) => row.transfer_id),
  );
  await deleteAccounts(tx, memberIds);
};
