import { moderationErrors, type DecisionAction } from '@house/contract/moderation';
import { endOtherSessions, forgetSessions } from '#auth';
import { hideComment } from '#comments';
import { hideGroup } from '#groups';
import { fail, isOperator, type Db, type House } from '#kernel';
import { selectMemberById, updateMember, type Member } from '#members';
import { hidePost, sharedFeedsOf } from '#posts';
import { hideStream, showHidden } from '#streams';
import { lockMember } from './queries.ts';
import type { SubjectRow } from './subject.ts';

const hiders = { post: hidePost, comment: hideComment, stream: hideStream, group: hideGroup };

const setHidden = (tx: Db, subject: SubjectRow, hiddenAt: Date | null): Promise<boolean> => {
  if (subject.target === 'member') return fail(moderationErrors, 'wrong_action');
  return hiders[subject.target](tx, subject.target_id, hiddenAt);
};

const assertNotOperator = (house: House, member: Member): void => {
  const verifiedEmail = member.emailVerifiedAt === null ? null : member.email;
  if (isOperator(house.config, { handle: member.username, verifiedEmail, demo: member.demo }))
    fail(moderationErrors, 'operator_stays');
};

const suspend = async (house: House, tx: Db, memberId: string, reason: string, now: Date): Promise<boolean> => {
  const member = await selectMemberById(tx, memberId);
  if (member === null || member.state === 'suspended') return false;
  assertNotOperator(house, member);
  await updateMember(tx, memberId, { state: 'suspended', stateReason: reason, updatedAt: now });
  await endOtherSessions(tx, memberId, null);
  return true;
};

/** Whoever wanted to leave meanwhile is still leaving. */
const reinstate = async (tx: Db, memberId: string, now: Date): Promise<boolean> => {
  const [member] = await lockMember(tx, memberId);
  if (member?.state !== 'suspended') return false;
  const state = member.erase_after === null ? 'active' : 'deactivated';
  await updateMember(tx, memberId, { state, stateReason: null, updatedAt: now });
  return true;
};

/** What a decision does, in its transaction. false: it is so already. */
export const applyDecision = async (
  house: House,
  tx: Db,
  action: DecisionAction,
  subject: SubjectRow,
  reason: string,
  now: Date,
): Promise<boolean> => {
  if (action === 'dismiss') return true;
  if (action === 'hide') return setHidden(tx, subject, now);
  if (action === 'restore') return setHidden(tx, subject, null);
  if (action === 'suspend') return suspend(house, tx, subject.member_id, reason, now);
  return reinstate(tx, subject.member_id, now);
};

/** What follows once it is committed: caches, sessions that others hold in memory, open pages. */
export const afterDecision = (house: House, action: DecisionAction, subject: SubjectRow): void => {
  if (action === 'hide' && subject.target === 'post') sharedFeedsOf(house).drop(subject.target_id);
  if (action === 'hide' && subject.target === 'stream') showHidden(house, subject.target_id);
  if (action === 'suspend' || action === 'reinstate') forgetSessions(subject.member_id);
  if (action !== 'suspend') return;
  sharedFeedsOf(house).dropAuthor(subject.member_id);
  house.live.close(subject.member_id);
};
