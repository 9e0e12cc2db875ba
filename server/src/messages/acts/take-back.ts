// TLK-02: gone for everyone at once, and back again for a few seconds.
import { DELETE_MINUTES, messageErrors, UNDO_SECONDS, type MessageView } from '@wagram/contract/messages';
import { every, fail, jobKind, type App, type MemberId, type MessageId } from '#kernel';
import { assertOwn, canRule, getMessage, told } from './act.ts';
import { forgetAllWithheld, forgetWithheld, updateDeleted, updateRestored } from './changes.gen.ts';
import { toMessageView } from '../view.ts';

/** Whoever presses in the last moment is on the way for a while. */
const ON_THE_WAY_S = 3;
const WITHHELD_MS = (UNDO_SECONDS + ON_THE_WAY_S) * 1_000;

const HOUR_MS = 3_600_000;

const forget = jobKind<{ messageId: MessageId }>('messages.forget');

export const takeBackMessage = async (
  app: App,
  memberId: MemberId,
  messageId: MessageId,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(app, memberId, messageId);
  const isRuler = canRule(row);
  if (row.deleted_at !== null && (isRuler || row.sender_id === memberId)) return toMessageView(row);
  if (!isRuler) assertOwn(row, memberId, DELETE_MINUTES, now);
  // It goes with the money, or stays with it.
  if (row.kind === 'credit') fail(messageErrors, 'credit_stays');
  const until = new Date(now.getTime() + WITHHELD_MS);
  await app.transact(async (tx) => {
    await updateDeleted(tx, { messageId, memberId, until, now });
    // Taken back, brought back and taken back again: each time has its own end.
    await app.jobs.enqueue(tx, forget, { messageId }, { key: `${messageId} ${until.getTime()}`, dueAt: until });
  });
  return told(app, memberId, messageId);
};

export const restoreMessage = async (
  app: App,
  memberId: MemberId,
  messageId: MessageId,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(app, memberId, messageId);
  if (row.deleted_at === null) return toMessageView(row);
  if ((await updateRestored(app.db, { messageId, memberId, now })) === 0) fail(messageErrors, 'no_more_undo');
  return told(app, memberId, messageId);
};

export const startForgetting = (app: App): void => {
  app.jobs.handle(forget, {}, async ({ payload }) => {
    await forgetWithheld(app.db, { messageId: payload.messageId, now: app.clock.now() });
  });
  every(app, 'forget what was taken back', HOUR_MS, (tx, now) => forgetAllWithheld(tx, { now }));
};
