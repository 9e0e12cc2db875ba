import type { DecisionAction, LogAction, LogEntryView, ModerationTarget, TargetId } from '@wagram/contract/moderation';
import { moderationErrors } from '@wagram/contract/moderation';
import type { NoticeEvent } from '@wagram/contract/notifications';
import {
  fail,
  languageOf,
  languageOfMember,
  mailLater,
  newId,
  publish,
  type Db,
  type App,
  type AppealId,
  type MemberId,
  type ModerationLogId,
  type PostId,
} from '#kernel';
import { lockMembers, mailTo, selectMemberById, type Letter } from '#members';
import { closeAppeal, selectAppeal } from './appeals.gen.ts';
import { afterDecision, applyDecision } from './effects.ts';
import { insertLog, selectLogEntry } from './log.gen.ts';
import { isJudged, type JudgedRow } from './log-line.ts';
import { closeReports } from './reports.gen.ts';
import { findSubject } from './subject.ts';
import type { SubjectRow } from './subjects.gen.ts';
import { toLogEntry } from './view.ts';
import { texts } from './texts.ts';

interface Decision {
  target: ModerationTarget;
  target_id: TargetId;
  action: DecisionAction;
  reason: string;
}

interface Entry {
  operatorId: MemberId;
  action: LogAction;
  subject: Pick<SubjectRow, 'target' | 'target_id' | 'member_id' | 'post_id'>;
  reason: string;
}

const keepEntry = async (
  tx: Db,
  { operatorId, action, subject, reason }: Entry,
  now: Date,
): Promise<ModerationLogId> => {
  const id = newId<ModerationLogId>();
  const { target, target_id: targetId, member_id: memberId } = subject;
  await insertLog(tx, { id, operatorId, action, target, targetId, memberId, reason, now });
  return id;
};

const notice = (
  memberId: MemberId,
  kind: 'moderation' | 'report_outcome',
  message: string,
  postId: PostId | null,
): NoticeEvent => ({
  name: 'notice.wanted',
  payload: { memberId, kind, message, postId },
});

const tellAuthor = async (tx: Db, { action, subject, reason }: Entry): Promise<void> => {
  const message = texts(await languageOfMember(tx, subject.member_id)).toAuthor(action, subject.target, reason);
  if (message !== null) await publish(tx, notice(subject.member_id, 'moderation', message, subject.post_id));
};

const tellReporters = async (tx: Db, ids: readonly (MemberId | null)[], { action, subject }: Entry): Promise<void> => {
  const known = [...new Set(ids)].filter((id) => id !== null);
  const notices: NoticeEvent[] = [];
  for (const id of known) {
    const message = texts(await languageOfMember(tx, id)).toReporter(action, subject.target);
    if (message !== null) notices.push(notice(id, 'report_outcome', message, null));
  }
  if (notices.length > 0) await publish(tx, ...notices);
};

/** Who is suspended stands for everything that was reported about them, not only for the post that was looked at. */
const closedBy = (action: DecisionAction, subject: SubjectRow): TargetId[] =>
  action === 'suspend' ? [subject.target_id, subject.member_id] : [subject.target_id];

const readEntry = async (db: Db, id: ModerationLogId): Promise<LogEntryView> => {
  const row = await selectLogEntry(db, { id });
  return row === undefined ? fail(moderationErrors, 'decision_not_found') : toLogEntry(row);
};

type Words = ReturnType<typeof texts>;
type Write = (words: Words, username: string) => Letter;

/** SE-03: somebody who can no longer act hears it outside of the product too. */
const mailMember = async (app: App, tx: Db, memberId: MemberId, write: Write): Promise<void> => {
  const member = await selectMemberById(tx, memberId);
  if (member?.email == null || member.demo || !app.mailer.works) return;
  const letter = write(texts(languageOf(member)), member.username);
  await mailLater(app, tx, mailTo(member, letter), member.id);
};

const mailAbout = async (app: App, tx: Db, action: LogAction, memberId: MemberId, reason: string): Promise<void> => {
  const { name } = app.config.brand;
  if (action === 'suspend')
    await mailMember(app, tx, memberId, (words, username) => words.suspended(name, username, reason));
  if (action === 'reinstate')
    await mailMember(app, tx, memberId, (words, username) => words.reinstated(name, username, reason));
};

/** One transaction: the line in the log, what it does, the reports that it answers, and what people are told of it. */
export const decide = async (app: App, operatorId: MemberId, decision: Decision, now: Date): Promise<LogEntryView> => {
  const { action, reason } = decision;
  const done = await app.transact(async (tx) => {
    const found = await findSubject(tx, decision.target, decision.target_id);
    if (found === null) fail(moderationErrors, 'target_not_found');
    // Decisions about one member wait for each other.
    await lockMembers(tx, found.member_id, found.member_id);
    const entry: Entry = { operatorId, action, subject: found, reason };
    const id = await keepEntry(tx, entry, now);
    if (!(await applyDecision(app, tx, action, found, reason, now))) fail(moderationErrors, 'already_decided');
    const state = action === 'dismiss' ? 'dismissed' : 'acted';
    const closed = await closeReports(tx, { targetIds: closedBy(action, found), decisionId: id, state, now });
    if (action === 'dismiss' && closed.length === 0) fail(moderationErrors, 'already_decided');
    await tellAuthor(tx, entry);
    await tellReporters(
      tx,
      closed.map((row) => row.reporter_id),
      entry,
    );
    await mailAbout(app, tx, action, found.member_id, reason);
    return { id, subject: found };
  });
  afterDecision(app, action, done.subject);
  return readEntry(app.db, done.id);
};

const undone: Partial<Record<LogAction, DecisionAction>> = { hide: 'restore', suspend: 'reinstate' };

const closeOne = async (tx: Db, appealId: AppealId, answer: 'granted' | 'refused', now: Date): Promise<JudgedRow> => {
  const closed = await closeAppeal(tx, { id: appealId, state: answer, now });
  const isKnown = closed !== undefined || (await selectAppeal(tx, { id: appealId })) !== undefined;
  if (closed === undefined) return fail(moderationErrors, isKnown ? 'already_decided' : 'appeal_not_found');
  const decision = await selectLogEntry(tx, { id: closed.decision_id });
  return isJudged(decision) ? decision : fail(moderationErrors, 'decision_not_found');
};

/** Who is suspended cannot look here. */
const mailAnswer = (app: App, tx: Db, isGranted: boolean, memberId: MemberId, reason: string): Promise<void> =>
  isGranted
    ? mailAbout(app, tx, 'reinstate', memberId, reason)
    : mailMember(app, tx, memberId, (words, username) => words.appealRefused(app.config.brand.name, username, reason));

/** Granting takes back what the decision did, if it still holds. */
export const decideAppeal = async (
  app: App,
  operatorId: MemberId,
  input: { appeal_id: AppealId; answer: 'grant' | 'refuse'; reason: string },
  now: Date,
): Promise<LogEntryView> => {
  const isGranted = input.answer === 'grant';
  const { reason } = input;
  const done = await app.transact(async (tx) => {
    const decision = await closeOne(tx, input.appeal_id, isGranted ? 'granted' : 'refused', now);
    const found = await findSubject(tx, decision.target, decision.target_id);
    const undo = isGranted ? undone[decision.action] : undefined;
    if (undo !== undefined && found !== null) await applyDecision(app, tx, undo, found, reason, now);
    const subject = { ...decision, post_id: found?.post_id ?? null };
    const entry: Entry = { operatorId, action: isGranted ? 'appeal_granted' : 'appeal_refused', subject, reason };
    const id = await keepEntry(tx, entry, now);
    await tellAuthor(tx, entry);
    if (decision.action === 'suspend') await mailAnswer(app, tx, isGranted, decision.member_id, reason);
    return { id, undo, found };
  });
  if (done.undo !== undefined && done.found !== null) afterDecision(app, done.undo, done.found);
  return readEntry(app.db, done.id);
};
