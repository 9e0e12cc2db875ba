import { tierOf } from '@wagram/contract/rewards';
import { newId, toJson, type Db, type MemberId, type ReferralId } from '#kernel';
import { openPoints, seedTransfers } from '#ledger';
import { insertSeedReferrals } from './referrals.gen.ts';

export interface SeedReferral {
  id: ReferralId;
  inviterId: MemberId;
  invitedId: MemberId;
  state: 'pending' | 'qualified' | 'credited';
  joinedAt: Date;
  /** When it was credited, if it was. */
  creditedAt: Date;
}

/** Referrals of one inviter in the past, in the order of joining, paid as the tiers say. What is there is left alone. */
export const seedReferrals = async (tx: Db, drafts: readonly SeedReferral[]): Promise<void> => {
  let credited = 0;
  const rows = drafts.map((draft) => {
    const amount = draft.state === 'credited' ? tierOf(credited).reward : null;
    if (amount !== null) credited += 1;
    return { ...draft, amount };
  });
  const made = new Set((await insertSeedReferrals(tx, { drafts: toJson(rows) })).map(({ id }) => id));
  await openPoints(tx, [...new Set(drafts.map(({ inviterId }) => inviterId))]);
  const paid = rows.flatMap(({ id, inviterId, amount, creditedAt }) =>
    amount === null || !made.has(id) ? [] : [{ id, to: inviterId, amount, createdAt: creditedAt }],
  );
  await seedTransfers(
    tx,
    paid.flatMap(({ id, to, amount, createdAt }) =>
      (['WGM', 'points'] as const).map((unit) => ({
        id: newId(createdAt),
        kind: 'referral' as const,
        key: unit === 'WGM' ? `referral:${id}` : `referral:${id}:points`,
        unit,
        from: null,
        to,
        amount,
        note: null,
        createdAt,
      })),
    ),
  );
};
