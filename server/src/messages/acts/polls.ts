import { messageErrors, type MessageView } from '@wagram/contract/messages';
import { fail, type App, type MemberId, type MessageId } from '#kernel';
import { canRule, getMessage, told } from './act.ts';
import { closePoll, lockPoll, touchMessage, upsertVote, type OpenPoll } from './changes.gen.ts';

const chosen = (poll: OpenPoll, options: readonly number[]): number[] => {
  const choices = [...new Set(options)].sort((a, b) => a - b);
  if (choices.some((place) => place >= poll.options_count)) fail(messageErrors, 'no_such_option');
  if (choices.length > 1 && !poll.multiple) fail(messageErrors, 'no_such_option');
  return choices;
};

/** P7: each member counts once for each answer, however many devices vote at once. */
export const vote = async (
  app: App,
  memberId: MemberId,
  messageId: MessageId,
  options: readonly number[],
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(app, memberId, messageId);
  if (row.deleted_at !== null) fail(messageErrors, 'message_not_found');
  if (row.poll === null) fail(messageErrors, 'no_such_option');
  await app.transact(async (tx) => {
    // The conversation is locked before the poll, as whenever something happens in it.
    await touchMessage(tx, { messageId });
    const poll = await lockPoll(tx, { messageId, memberId });
    if (poll === undefined) fail(messageErrors, 'message_not_found');
    if (poll.closed_at !== null) fail(messageErrors, 'poll_closed');
    const choices = chosen(poll, options);
    await upsertVote(tx, { messageId, memberId, choices, before: poll.choices ?? [], now });
  });
  return told(app, memberId, messageId);
};

/** By who asked, or by those who run the group. */
export const closePollOf = async (
  app: App,
  memberId: MemberId,
  messageId: MessageId,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(app, memberId, messageId);
  if (row.poll === null) fail(messageErrors, 'message_not_found');
  if (row.sender_id !== memberId && !canRule(row)) fail(messageErrors, 'not_your_message');
  await app.transact(async (tx) => {
    await touchMessage(tx, { messageId });
    await closePoll(tx, { messageId, now });
  });
  return told(app, memberId, messageId);
};
