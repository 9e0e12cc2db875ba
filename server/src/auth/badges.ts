// D29: the welcome of a member, and badges that have to wait for a proof.
import type { NoticeWanted } from '@wagram/contract/kernel';
import type { MemberEvent } from '@wagram/contract/members';
import { isOperator, languageOfMember, publish, type Db, type App, type MemberId } from '#kernel';
import { grantWelcome } from '#ledger';
import { isEarly, selectMemberById, setBadge, updateResting, type Member } from '#members';
import { isReserved, reservedNames } from './reserved.ts';
import { texts } from './texts.ts';

const mayBearBadge = (app: App, member: Member): boolean =>
  !isReserved(app)(member.username.slice(1)) ||
  isOperator(app.config, {
    handle: member.username,
    verifiedEmail: member.emailVerifiedAt === null ? null : member.email,
    demo: member.demo,
  });

/** In the transaction in which somebody proves who they are: what they start with, and the badge if they were early. Once. */
export const welcome = async (app: App, tx: Db, memberId: MemberId, now: Date): Promise<Member | null> => {
  const member = await selectMemberById(tx, memberId);
  if (member === null) return null;
  await grantWelcome(tx, memberId, app.config.welcomeGrant, now);
  if (member.verified || !isEarly(member.signupNumber) || !mayBearBadge(app, member)) return member;
  const event: MemberEvent = {
    name: 'member.updated',
    payload: { memberId, fields: ['verified', 'badge'], private: member.private },
  };
  await publish(tx, event);
  return (await setBadge(tx, { memberId, verifiedBy: 'early', now })) ?? null;
};

/** At each start: badges of earlier versions that were given without a proof, or to a name that is reserved by now. */
export const restBadges = (app: App, transact: App['transact'] = app.transact): Promise<number> =>
  transact(async (tx) => {
    const { config } = app;
    const names = reservedNames(app).map((name) => `@${name}`);
    const resting = await updateResting(tx, config.welcomeNeeds === 'proved', names, config.operators);
    for (const { id, is_reserved: isTaken } of resting) {
      const { reserved, rests } = texts(await languageOfMember(tx, id)).badge;
      const message = isTaken ? reserved : rests;
      const event: NoticeWanted = {
        name: 'notice.wanted',
        payload: { memberId: id, kind: 'badge_rests', message, postId: null },
      };
      await publish(tx, event);
    }
    return resting.length;
  });
