import type { Db } from '#kernel';
import { setInviter } from '#members';
import { seedReferrals, type SeedReferral } from '#rewards';
import { demoInvitations, idAt, seededRandom } from '@wagram/demo';
import type { Ids } from './ids.ts';

const HOUR_MS = 3_600_000;

/** Ids begin with the time they were made at. */
const timeOf = (id: string): Date => new Date(Number.parseInt(id.replace('-', '').slice(0, 12), 16));

export const seedDemoReferrals = async (tx: Db, ids: Ids): Promise<void> => {
  for (const { inviter, ...invited } of demoInvitations()) {
    const inviterId = ids.get(inviter);
    if (inviterId === undefined) continue;
    const random = seededRandom(`friends of ${inviter}`);
    const drafts = (['credited', 'qualified', 'pending'] as const).flatMap((state) =>
      invited[state].flatMap((handle): SeedReferral[] => {
        const invitedId = ids.get(handle);
        if (invitedId === undefined) return [];
        const joinedAt = timeOf(invitedId);
        const creditedAt = new Date(joinedAt.getTime() + random.between(3, 60) * HOUR_MS);
        return [{ id: idAt(joinedAt, random), inviterId, invitedId, state, joinedAt, creditedAt }];
      }),
    );
    await seedReferrals(
      tx,
      drafts.toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime()),
    );
    for (const { invitedId } of drafts) await setInviter(tx, { memberId: invitedId, inviterId });
  }
};
