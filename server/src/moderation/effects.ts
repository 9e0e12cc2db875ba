import { moderationErrors, type DecisionAction } from '@wagram/contract/moderation';
import { endOtherSessions } from '#auth';
import { hideComment } from '#comments';
import { hideGroup } from '#groups';
import { fail, isOperator, type Db, type App, type MemberId } from '#kernel';
import { hideLaunch } from '#launchpad';
import { selectMemberById, setReinstated, setSuspended, type Member } from '#members';
import { hideMessage, tellHidden } from '#messages';
import { hidePost } from '#posts';
import { hideStream, showHidden } from '#streams';
import { isAbout } from './subject.ts';
import type { SubjectRow } from './subjects.gen.ts';

const setHidden = (tx: Db, subject: SubjectRow, hiddenAt: Date | null): Promise<boolean> => {
  if (isAbout(subject, 'post')) return hidePost(tx, subject.target_id, hiddenAt);
  if (isAbout(subject, 'comment')) return hideComment(tx, subject.target_id, hiddenAt);
  if (isAbout(subject, 'stream')) return hideStream(tx, subject.target_id, hiddenAt);
  if (isAbout(subject, 'group')) return hideGroup(tx, subject.target_id, hiddenAt);
  if (isAbout(subject, 'launch')) return hideLaunch(tx, subject.target_id, hiddenAt);
  if (isAbout(subject, 'message')) return hideMessage(tx, subject.target_id, hiddenAt);
  return fail(moderationErrors, 'wrong_action');
};

const assertNotOperator = (app: App, member: Member): void => {
  const verifiedEmail = member.emailVerifiedAt === null ? null : member.email;
  if (isOperator(app.config, { handle: member.username, verifiedEmail, demo: member.demo }))
    fail(moderationErrors, 'operator_stays');
};

const suspend = async (app: App, tx: Db, memberId: MemberId, reason: string, now: Date): Promise<boolean> => {
  const member = await selectMemberById(tx, memberId);
  if (member === null || member.state === 'suspended') return false;
  assertNotOperator(app, member);
  await setSuspended(tx, { memberId, reason, now });
  await endOtherSessions(tx, memberId, null);
  return true;
};

/** What a decision does, in its transaction. false: it is so already. */
export const applyDecision = async (
  app: App,
  tx: Db,
  action: DecisionAction,
  subject: SubjectRow,
  reason: string,
  now: Date,
): Promise<boolean> => {
  if (action === 'dismiss') return true;
  if (action === 'hide') return setHidden(tx, subject, now);
  if (action === 'restore') return setHidden(tx, subject, null);
  if (action === 'suspend') return suspend(app, tx, subject.member_id, reason, now);
  return setReinstated(tx, { memberId: subject.member_id, now });
};

/** What follows once it is committed. */
export const afterDecision = (app: App, action: DecisionAction, subject: SubjectRow): void => {
  if (isAbout(subject, 'message')) app.background(tellHidden(app, subject.target_id), 'telling of a hidden message');
  if (action === 'hide' && isAbout(subject, 'stream')) showHidden(app, subject.target_id);
};
