import { toJson, type ConversationId, type Db, type MemberId, type MessageId } from '#kernel';
import { findFacets } from '#posts';
import { pairOf } from '../conversations/pair.ts';
import { deleteEmptyPairs, insertSeedTalks } from './seed.gen.ts';

export interface SeedTalk {
  id: ConversationId;
  memberIds: readonly [MemberId, MemberId];
  /** Whose request it is, if it is one. */
  requestOf: MemberId | null;
  /** How many of the messages each of the two has read. */
  read: readonly [number, number];
  messages: readonly { id: MessageId; senderId: MemberId; content: string; at: Date }[];
}

/** Conversations of the past: nobody is told, and what is there already is left alone. */
export const seedTalks = async (tx: Db, talks: readonly SeedTalk[]): Promise<void> => {
  const rows = talks.map(({ id, memberIds, requestOf, read, messages }) => ({
    id,
    pair: pairOf(...memberIds),
    length: messages.length,
    last: messages.at(-1)?.at,
    seats: memberIds.map((member, place) => ({ member, read: read[place], request: member === requestOf })),
    said: messages.map((message, place) => ({
      id: message.id,
      seq: place + 1,
      sender: message.senderId,
      content: message.content,
      facets: findFacets(message.content),
      at: message.at,
    })),
  }));
  await deleteEmptyPairs(tx, { pairs: rows.map(({ pair }) => pair) });
  await insertSeedTalks(tx, { talks: toJson(rows) });
};
