import { messageErrors, type MessageView } from '@house/contract/messages';
import { brokenUnique, fail, newId, type House } from '#kernel';
import { findUsableMedia, markMediaUsed, type UsableMedia } from '#media';
import { findFacets } from '#posts';
import { insertPair, pairOf, selectKnown, selectPair } from './conversation-queries.ts';
import { insertMessage, selectMessage, selectMessageByClientId } from './message-queries.ts';
import { tellMessage } from './tell.ts';
import { toMessageView } from './view.ts';

export interface MessageDraft {
  receiverId: string | null;
  conversationId: string | null;
  content: string;
  imageUrl: string | null;
  duration: number | null;
  replyTo: string | null;
  clientId: string | null;
}

/** P2, P3: a retry with the same client id answers the message of the first try. */
export const sendMessage = async (
  house: House,
  senderId: string,
  draft: MessageDraft,
  now: Date,
): Promise<MessageView> => {
  const content = draft.content.trim();
  const media = await takeMedia(house, senderId, draft.imageUrl);
  if (content === '' && media === null) fail(messageErrors, 'empty_message');
  const conversationId = draft.conversationId ?? (await beginWith(house, senderId, draft.receiverId, now));
  const id = newId(now);
  const facets = JSON.stringify(findFacets(content));
  const kind = media === null ? 'text' : media.stored.kind === 'audio' ? 'voice' : 'media';
  const shown = [media?.url ?? null, media?.stored ?? null, media?.id ?? null, draft.duration];
  const told = [draft.replyTo, draft.clientId, now, newId()];
  const made = await insertMessage(
    house.db,
    senderId,
    conversationId,
    id,
    kind,
    content,
    facets,
    ...shown,
    ...told,
  ).catch((error: unknown) => {
    if (brokenUnique(error) !== 'messages_client_id') throw error;
    return null;
  });
  if (made === null) return earlierMessage(house, senderId, draft.clientId);
  if (made.length === 0) fail(messageErrors, 'conversation_not_found');
  if (media !== null) await markMediaUsed(house.db, media.id, now);
  house.events.wake();
  const [row] = await selectMessage(house.db, senderId, id);
  if (row === undefined) fail(messageErrors, 'message_not_found');
  const message = toMessageView(row);
  await tellMessage(house, message);
  return message;
};

const takeMedia = async (house: House, senderId: string, url: string | null): Promise<UsableMedia | null> => {
  if (url === null) return null;
  return (await findUsableMedia(house, senderId, url, null)) ?? fail(messageErrors, 'foreign_media');
};

const earlierMessage = async (house: House, senderId: string, clientId: string | null): Promise<MessageView> => {
  const [row] = await selectMessageByClientId(house.db, senderId, clientId);
  return row === undefined ? fail(messageErrors, 'message_not_found') : toMessageView(row);
};

/** The conversation of two people, made with its first message. */
const beginWith = async (house: House, senderId: string, receiverId: string | null, now: Date): Promise<string> => {
  if (receiverId === null) fail(messageErrors, 'ask_for_something');
  if (receiverId === senderId) fail(messageErrors, 'to_self');
  const [found] = await selectKnown(house.db, senderId, receiverId);
  if (found?.known !== true) fail(messageErrors, 'member_not_found');
  const pair = pairOf(senderId, receiverId);
  const [known] = await selectPair(house.db, pair);
  if (known !== undefined) return known.id;
  const [made] = await insertPair(house.db, newId(now), pair, senderId, receiverId, now);
  // Both may begin in the same moment: the other one was first.
  const [begun] = made === undefined ? await selectPair(house.db, pair) : [made];
  return begun?.id ?? fail(messageErrors, 'conversation_not_found');
};
