import type { MessageLive, MessageView } from '@house/contract/messages';
import type { House } from '#kernel';
import { selectSeats } from './conversation-queries.ts';

/** A frame between processes holds 7,900 bytes: a long message is asked for instead of being carried. */
const CARRIED_MAX = 5_000;
/** Everybody in a conversation of two, or in a small group. */
const SEATS_MAX = 200;

const seatsOf = async (house: House, conversationId: string): Promise<string[]> =>
  (await selectSeats(house.db, conversationId, SEATS_MAX)).map((row) => row.member_id);

/** What one's own pages may know of a message, and others not. */
const forOthers = (message: MessageView): MessageView => ({ ...message, client_id: null, reactions: [] });

/** A new message, to everybody in the conversation; the sender's other pages know it by its client id. */
export const tellMessage = async (house: House, message: MessageView): Promise<void> => {
  const { conversation_id, change, sender_id: senderId } = message;
  const isCarried = JSON.stringify(message).length <= CARRIED_MAX;
  const frame = (carried: MessageView): MessageLive => ({
    type: 'message',
    conversation_id,
    change,
    message: isCarried ? carried : null,
  });
  const others = (await seatsOf(house, conversation_id)).filter((id) => id !== senderId);
  house.live.send(others, frame(forOthers(message)));
  if (senderId !== null) house.live.send([senderId], frame(message));
};

/** Something happened to a message: each asks for it, because each may see another state of it. */
export const tellChange = async (house: House, conversationId: string, change: number): Promise<void> => {
  const frame: MessageLive = { type: 'message', conversation_id: conversationId, change, message: null };
  house.live.send(await seatsOf(house, conversationId), frame);
};

export const tellReceipt = async (
  house: House,
  type: 'read' | 'delivered',
  conversationId: string,
  memberId: string,
  seq: number,
): Promise<void> => {
  const frame: MessageLive = { type, conversation_id: conversationId, member_id: memberId, seq };
  house.live.send(await seatsOf(house, conversationId), frame);
};

export const tellList = (house: House, memberId: string): void =>
  house.live.send([memberId], { type: 'conversations' } satisfies MessageLive);
