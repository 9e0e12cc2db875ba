import type { NoticeWanted } from '@wagram/contract/kernel';
import { tierOf } from '@wagram/contract/rewards';
import {
  FIRST_ID,
  jobKind,
  languageOfMember,
  publish,
  type App,
  type Db,
  type MemberId,
  type ReferralId,
} from '#kernel';
import { transfer } from '#ledger';
import { lockMembers } from '#members';
import {
  countCredited,
  lockQualified,
  selectWaitingInviters,
  updateCredited,
  updateHeld,
  updateRefused,
} from './referrals.gen.ts';
import { texts } from './texts.ts';

const INVITERS = 100;
/** The embedded database answers nobody while a transaction is open. */
const AT_ONCE = 20;
const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;
const creditReferrals = jobKind('rewards.credit');

/** The keys name the referral, not the invited member: nothing of them stays in the books when they go. */
const pay = async (tx: Db, inviterId: MemberId, referralId: ReferralId, amount: bigint, now: Date): Promise<void> => {
  const draft = { kind: 'referral', from: 'treasury', to: { member: inviterId }, amount } as const;
  await transfer(tx, { ...draft, key: `referral:${referralId}`, unit: 'WGM' }, now);
  await transfer(tx, { ...draft, key: `referral:${referralId}:points`, unit: 'points' }, now);
};

/** TLK-05: one notice for all that was credited at once, and one for each reason why something was not. */
const tellInviter = async (
  tx: Db,
  memberId: MemberId,
  paid: readonly bigint[],
  refused: readonly ('self' | 'flood')[],
  credit: string,
): Promise<void> => {
  const language = await languageOfMember(tx, memberId);
  const words = texts(language);
  const sum = paid.reduce((all, one) => all + one, 0n);
  const messages = [
    ...(paid.length > 0 ? [words.credited(paid.length, language.number(Number(sum)), credit)] : []),
    ...[...new Set(refused)].map((reason) => words.refused[reason]),
  ];
  const notice = (message: string): NoticeWanted => ({
    name: 'notice.wanted',
    payload: { memberId, kind: 'referral', message, postId: null },
  });
  if (messages.length > 0) await publish(tx, ...messages.map(notice));
};

/**
 * Some of one inviter's referrals, the oldest first, each at the rate of the tier that it was reached in. The inviter's row
 * is held: two processes that come at once take turns, and the second finds nothing left to do. Answers how many were judged.
 */
export const creditInviter = async (
  tx: Db,
  inviterId: MemberId,
  { dailyCap, credit }: { dailyCap: number; credit: string },
  now: Date,
): Promise<number> => {
  await lockMembers(tx, inviterId, inviterId);
  const due = await lockQualified(tx, { inviterId, count: AT_ONCE });
  const counted = await countCredited(tx, { inviterId, since: new Date(now.getTime() - DAY_MS) });
  let { credited, lately } = counted ?? { credited: 0, lately: 0 };
  const paid: bigint[] = [];
  const refused: ('self' | 'flood')[] = [];
  for (const { id, is_self: isSelf, is_alike: isAlike } of due) {
    if (isAlike && !isSelf) {
      await updateHeld(tx, { id });
      continue;
    }
    if (isSelf || lately >= dailyCap) {
      const reason = isSelf ? 'self' : 'flood';
      await updateRefused(tx, { id, reason });
      refused.push(reason);
      continue;
    }
    const amount = BigInt(tierOf(credited).reward);
    await pay(tx, inviterId, id, amount, now);
    await updateCredited(tx, { id, amount, now });
    paid.push(amount);
    credited += 1;
    lately += 1;
  }
  await tellInviter(tx, inviterId, paid, refused, credit);
  return due.length;
};

/** Everybody who waits, in short transactions of one inviter each: what is paid never waits for two of them. */
export const creditDue = async (app: App): Promise<void> => {
  const rules = { dailyCap: app.config.referrals.dailyCap, credit: app.config.brand.tokens.credit };
  for (let after: MemberId = FIRST_ID; ;) {
    const waiting = await selectWaitingInviters(app.db, { after, count: INVITERS });
    for (const { id } of waiting)
      while ((await app.transact((tx) => creditInviter(tx, id, rules, app.clock.now()))) === AT_ONCE);
    after = waiting.at(-1)?.id ?? after;
    if (waiting.length < INVITERS) return;
  }
};

/** REW-01: 'credited within 24 hours', and mostly within one. */
export const startCrediting = (app: App): void =>
  app.jobs.handle(creditReferrals, { everyMs: HOUR_MS }, () => creditDue(app));
