// TLK-01: what stands at the top of a conversation, and what somebody has deleted for themselves.
import { messageErrors, PINS_MAX, type MessageLive, type MessageView } from '@wagram/contract/messages';
import { fail, type App, type ConversationId, type Db, type MemberId, type MessageId } from '#kernel';
import { getMessage } from './act.ts';
import { deleteHidden, deletePin, insertHidden, insertPin, lockConversation } from './changes.gen.ts';
import { findConversation } from '../conversations/conversations.ts';
import { selectPinned } from '../messages.gen.ts';
import { tellTalk } from '../tell.ts';
import { toMessageView } from '../view.ts';

const tellPins = (app: App, conversationId: ConversationId): Promise<void> =>
  tellTalk(app, conversationId, { type: 'pins', conversation_id: conversationId } satisfies MessageLive);

const pin = async (app: App, viewer: MemberId, messageId: MessageId, now: Date): Promise<void> => {
  const row = await getMessage(app, viewer, messageId);
  if (row.deleted_at !== null || row.kind === 'system') fail(messageErrors, 'message_not_found');
  const made = await app.transact(async (tx) => {
    await lockConversation(tx, { conversationId: row.conversation_id });
    return insertPin(tx, { viewer, messageId, most: PINS_MAX, now });
  });
  if (made !== undefined) return tellPins(app, made.conversation_id);
  const pinned = await selectPinned(app.db, { viewer, conversationId: row.conversation_id, limit: PINS_MAX });
  return fail(messageErrors, pinned.length >= PINS_MAX ? 'too_many_pins' : 'cannot_pin');
};

const unpin = async (app: App, viewer: MemberId, messageId: MessageId): Promise<void> => {
  await getMessage(app, viewer, messageId);
  const gone = await deletePin(app.db, { viewer, messageId });
  if (gone === undefined) return fail(messageErrors, 'cannot_pin');
  return tellPins(app, gone.conversation_id);
};

const hide = async (app: App, viewer: MemberId, messageId: MessageId, now: Date): Promise<void> => {
  const hidden = await insertHidden(app.db, { viewer, messageId, now });
  if (hidden === undefined) return fail(messageErrors, 'message_not_found');
  const { conversation_id } = hidden;
  app.live.send([viewer], { type: 'message.hidden', conversation_id, message_id: messageId } satisfies MessageLive);
  return undefined;
};

export type Keeping = 'pin' | 'unpin' | 'hide' | 'unhide';

export const keepMessage = async (
  app: App,
  memberId: MemberId,
  messageId: MessageId,
  action: Keeping,
  now: Date,
): Promise<void> => {
  if (action === 'pin') return pin(app, memberId, messageId, now);
  if (action === 'unpin') return unpin(app, memberId, messageId);
  if (action === 'hide') return hide(app, memberId, messageId, now);
  await deleteHidden(app.db, { memberId, messageId });
  // It has its old place: the pages of its reader ask for it.
  app.live.send([memberId], { type: 'conversations' } satisfies MessageLive);
  return undefined;
};

export const listPinned = async (
  db: Db,
  viewer: MemberId,
  conversationId: ConversationId,
  now: Date,
): Promise<MessageView[]> => {
  await findConversation(db, viewer, conversationId, now);
  return (await selectPinned(db, { viewer, conversationId, limit: PINS_MAX })).map(toMessageView);
};
