import { messageErrors, type MessageView } from '@house/contract/messages';
import { brokenUnique, fail, Failure, newId, type House } from '#kernel';
import { markMediaUsed } from '#media';
import { insertPair, pairOf, selectPair, selectPairOf } from './conversation-queries.ts';
import { askGuard } from './guard.ts';
import { selectMessageByClientId } from './message-queries.ts';
import { checkSaid, putMessage, type Said, type SaidDraft } from './said.ts';
import { tellMessage } from './tell.ts';
import { toMessageView } from './view.ts';

export interface MessageDraft extends SaidDraft {
  receiverId: string | null;
  conversationId: string | null;
}

/** P2, P3: a retry with the same client id answers the message of the first try. */
export const sendMessage = async (
  house: House,
  senderId: string,
  draft: MessageDraft,
  now: Date,
): Promise<MessageView> => {
  const said = await checkSaid(house, senderId, draft);
  const conversationId = draft.conversationId ?? (await beginWith(house, senderId, draft.receiverId, now));
  const held = await passGuard(house, senderId, conversationId, said, draft, now);
  if (held !== null) return held;
  const row = await putMessage(house.db, senderId, conversationId, newId(now), said, now).catch((error: unknown) => {
    if (brokenUnique(error) !== 'messages_client_id') throw error;
    return 'earlier' as const;
  });
  if (row === 'earlier')
    return (await earlierMessage(house, senderId, draft.clientId)) ?? fail(messageErrors, 'message_not_found');
  if (row === null) fail(messageErrors, 'conversation_not_found');
  if (said.media !== null) await markMediaUsed(house.db, said.media.id, now);
  house.events.wake();
  await tellMessage(house, row);
  return toMessageView(row);
};

/** The message as it waits, if it has to; null: it may be said. What was said already is not refused the second time. */
const passGuard = async (
  house: House,
  memberId: string,
  conversationId: string,
  said: Said,
  { conversationId: named, clientId }: MessageDraft,
  now: Date,
): Promise<MessageView | null> => {
  if (named === null) return said.kind === 'poll' ? fail(messageErrors, 'no_polls_here') : null;
  try {
    const verdict = await askGuard(house, { memberId, conversationId, said, isEdit: false, now });
    if (verdict === null && said.kind === 'poll') fail(messageErrors, 'no_polls_here');
    return verdict === 'send' ? null : verdict;
  } catch (error) {
    const earlier = error instanceof Failure ? await earlierMessage(house, memberId, clientId) : null;
    if (earlier === null) throw error;
    return earlier;
  }
};

const earlierMessage = async (house: House, senderId: string, clientId: string | null): Promise<MessageView | null> => {
  const [row] = clientId === null ? [] : await selectMessageByClientId(house.db, senderId, clientId);
  return row === undefined ? null : toMessageView(row);
};

/** The conversation of two people, made with its first message. */
const beginWith = async (house: House, senderId: string, receiverId: string | null, now: Date): Promise<string> => {
  if (receiverId === null) fail(messageErrors, 'ask_for_something');
  if (receiverId === senderId) fail(messageErrors, 'to_self');
  const pair = pairOf(senderId, receiverId);
  const [found] = await selectPairOf(house.db, senderId, receiverId, pair);
  if (found?.known !== true) fail(messageErrors, 'member_not_found');
  if (found.id !== null) return found.id;
  const [made] = await insertPair(house.db, newId(now), pair, senderId, receiverId, now);
  // Both may begin in the same moment: the other one was first.
  const [begun] = made === undefined ? await selectPair(house.db, pair) : [made];
  return begun?.id ?? fail(messageErrors, 'conversation_not_found');
};
