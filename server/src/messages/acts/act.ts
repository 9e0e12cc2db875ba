import {
  EDIT_MINUTES,
  messageErrors,
  REACTIONS_EACH_MAX,
  REACTIONS_KINDS_MAX,
  type MessageView,
} from '@wagram/contract/messages';
import { fail, toJson, type App, type MemberId, type MessageId } from '#kernel';
import { deleteReaction, insertReaction, lockConversation, touchMessage, updateContent } from './changes.gen.ts';
import { askForCard } from '#links';
import type { MessagesApp } from '../guard.ts';
import { checkDraft } from '../sending/message-draft.ts';
import { selectMessage, type SeenRow } from '../messages.gen.ts';
import { tellChange } from '../tell.ts';
import { toMessageView } from '../view.ts';

const MINUTE_MS = 60_000;
const MOST = { most: REACTIONS_EACH_MAX, mostKinds: REACTIONS_KINDS_MAX };

export const getMessage = async (app: App, memberId: MemberId, messageId: MessageId): Promise<SeenRow> =>
  (await selectMessage(app.db, { viewer: memberId, messageId })) ?? fail(messageErrors, 'message_not_found');

export const assertOwn = (row: SeenRow, memberId: MemberId, minutes: number, now: Date): void => {
  if (row.sender_id !== memberId) fail(messageErrors, 'not_your_message');
  if (row.deleted_at !== null) fail(messageErrors, 'message_not_found');
  if (now.getTime() - row.created_at.getTime() > minutes * MINUTE_MS) fail(messageErrors, 'too_late');
};

/** Those who run a group take back what others said there, and whenever it was. */
export const canRule = ({ conversation_kind: kind, viewer_role: role }: SeenRow): boolean =>
  kind !== 'direct' && role !== 'member';

/** The message as it is now, told to everybody who sees it. */
export const told = async (app: App, memberId: MemberId, messageId: MessageId): Promise<MessageView> => {
  const message = toMessageView(await getMessage(app, memberId, messageId));
  await tellChange(app, message.conversation_id, message.change);
  return message;
};

export const editMessage = async (
  app: MessagesApp,
  memberId: MemberId,
  messageId: MessageId,
  text: string,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(app, memberId, messageId);
  assertOwn(row, memberId, EDIT_MINUTES, now);
  if (row.kind === 'poll' || row.kind === 'credit' || row.kind === 'system') fail(messageErrors, 'too_late');
  // It stands there under another's name.
  if (row.is_forwarded) fail(messageErrors, 'too_late');
  const draft = { duration: null, replyTo: null, threadOf: row.thread_of, clientId: null, poll: null };
  const moreUrls = (row.more_media ?? []).map(({ url }) => url);
  const said = await checkDraft(app, memberId, { ...draft, content: text, imageUrl: row.image_url, moreUrls });
  if (row.conversation_kind !== 'direct')
    await app.askGuard({ memberId, conversationId: row.conversation_id, said, isEdit: true, now });
  const { content, facets, cardUrl } = said;
  await updateContent(app.db, { messageId, content, facets: toJson(facets), cardUrl, now });
  if (cardUrl !== null) await askForCard(app, app.db, memberId, cardUrl, now);
  return told(app, memberId, messageId);
};

export const reactToMessage = async (
  app: App,
  memberId: MemberId,
  messageId: MessageId,
  action: 'react' | 'unreact',
  emoji: string,
  now: Date,
): Promise<MessageView> => {
  const row = await getMessage(app, memberId, messageId);
  if (row.deleted_at !== null) fail(messageErrors, 'message_not_found');
  const isChanged = await app.transact(async (tx) => {
    await lockConversation(tx, { conversationId: row.conversation_id });
    const reaction = { messageId, memberId, emoji };
    const count =
      action === 'react' ? await insertReaction(tx, { ...reaction, ...MOST, now }) : await deleteReaction(tx, reaction);
    if (count > 0) await touchMessage(tx, { messageId });
    return count > 0;
  });
  return isChanged ? told(app, memberId, messageId) : toMessageView(await getMessage(app, memberId, messageId));
};
