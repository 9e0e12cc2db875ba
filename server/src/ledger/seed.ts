// Movements of many members at once, under the same rules: a key each, entries that sum to zero, nobody below zero.
import { newId, type AccountId, type Db, type MemberId, type TransferId } from '#kernel';
import { forgetAccounts, forgetEntries, forgetTransfers, openAccounts, transferAll } from './seed.gen.ts';

export interface SeedTransfer {
  id: TransferId;
  kind: 'welcome' | 'gift' | 'referral';
  key: string;
  /** WGM where nothing is said. */
  unit?: 'WGM' | 'points';
  /** null is the treasury. */
  from: MemberId | null;
  to: MemberId;
  amount: number;
  note: string | null;
  createdAt: Date;
}

/** Those that happened; a key that was used before moves nothing. */
export const seedTransfers = async (tx: Db, drafts: readonly SeedTransfer[]): Promise<void> => {
  if (drafts.length > 0) await transferAll(tx, { drafts: JSON.stringify(drafts) });
};

/** Whoever has no account for reward points gets an empty one. */
export const openPoints = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  const ids = memberIds.map(() => newId<AccountId>());
  await openAccounts(tx, { ids, memberIds, unit: 'points' });
};

/** What each of them would have got on joining. */
export const seedWelcomes = async (
  tx: Db,
  memberIds: readonly MemberId[],
  amount: bigint,
  now: Date,
): Promise<void> => {
  const ids = memberIds.map(() => newId<AccountId>());
  await openAccounts(tx, { ids, memberIds, unit: 'WGM' });
  if (amount <= 0n) return;
  const welcome = (to: MemberId): SeedTransfer => ({
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

/** Takes back every movement of these members, as if there had been none. Only for members who are made up. */
export const forgetDemoMembers = async (tx: Db, memberIds: readonly MemberId[]): Promise<void> => {
  const gone = await forgetEntries(tx, { memberIds });
  await forgetTransfers(tx, { ids: gone.map((row) => row.transfer_id) });
  await forgetAccounts(tx, { memberIds });
};
