import { VERIFIED_SIGNUPS, type MemberEvent, type OwnProfileView } from '@wagram/contract/members';
import { VERIFICATION_POINTS, verificationErrors, type VerificationView } from '@wagram/contract/verification';
import { fail, findNumber, publish, type App, type Db, type MemberId } from '#kernel';
import { listBalances, transfer } from '#ledger';
import { lockMembers, selectMemberById, setBadge, toBadge, toOwnProfileView, type Member } from '#members';

/** Sign-up numbers have no gaps and are never given twice, so the last one says how many free places are gone. */
export const getVerification = async (
  app: App,
  memberId: MemberId | null,
): Promise<Omit<VerificationView, 'tokens'>> => {
  const { db } = app;
  const given = (await findNumber(db, 'signup')) ?? 0;
  const member = memberId === null ? null : await selectMemberById(db, memberId);
  return {
    free_places: VERIFIED_SIGNUPS,
    free_places_left: Math.max(0, VERIFIED_SIGNUPS - given),
    price_points: String(VERIFICATION_POINTS),
    points: memberId === null ? null : (await listBalances(db, memberId)).points,
    badge: member === null || member.demo ? null : toBadge(member),
  };
};

/** The badge, and whoever shows it hears of it. */
export const giveBadge = async (tx: Db, memberId: MemberId, by: 'points' | 'tokens', now: Date): Promise<Member> => {
  const saved = await setBadge(tx, { memberId, verifiedBy: by, now });
  if (saved === undefined) return fail(verificationErrors, 'member_not_found');
  const event: MemberEvent = {
    name: 'member.updated',
    payload: { memberId, fields: ['verified', 'badge'], private: saved.private },
  };
  await publish(tx, event);
  return saved;
};

/** VERI-01: the points and the badge change hands together. The member is held: whoever asks twice at once pays once. */
export const buyWithPoints = async (app: App, memberId: MemberId, now: Date): Promise<{ user: OwnProfileView }> =>
  app.transact(async (tx) => {
    await lockMembers(tx, memberId, memberId);
    const member = (await selectMemberById(tx, memberId)) ?? fail(verificationErrors, 'member_not_found');
    if (toBadge(member) !== null) fail(verificationErrors, 'already_verified');
    const amount = BigInt(VERIFICATION_POINTS);
    const key = `verification:${memberId}`;
    const draft = { kind: 'verification', key, unit: 'points', from: { member: memberId }, to: 'treasury' } as const;
    const moved = await transfer(tx, { ...draft, amount }, now);
    if (moved.state === 'short') fail(verificationErrors, 'not_enough_points');
    const saved = await giveBadge(tx, memberId, 'points', now);
    return { user: toOwnProfileView(app.config, saved) };
  });
