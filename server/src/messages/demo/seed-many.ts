import type { SeatRole } from '@wagram/contract/messages';
import { toJson, type ConversationId, type Db, type MediaId, type MemberId, type MessageId } from '#kernel';
import { findFacets } from '#posts';
import {
  deleteEmptyGroups,
  insertSeedGroup,
  insertSeedPoll,
  insertSeedSeats,
  insertSeedViews,
  insertSeedWords,
} from './seed.gen.ts';

export interface SeedWord {
  id: MessageId;
  senderId: MemberId;
  kind: 'text' | 'system' | 'poll';
  content: string;
  at: Date;
  /** Of a poll: its answers, and who chose which of them. */
  poll?: { options: readonly string[]; votes: readonly { memberId: MemberId; choice: number }[] };
}

export interface SeedGroupTalk {
  id: ConversationId;
  kind: 'group' | 'channel';
  title: string;
  picture: { url: string; id: MediaId | null } | null;
  memberLimit: number | null;
  /** `read` is how many of the messages they have read. */
  seats: readonly { memberId: MemberId; role: SeatRole; read: number }[];
  words: readonly SeedWord[];
  begunAt: Date;
}

/** Conversations of many, of the past: nobody is told. false: it is there already, and left alone. */
export const seedGroupTalk = async (tx: Db, group: SeedGroupTalk): Promise<boolean> => {
  const { id: conversationId, kind, title, picture, memberLimit, seats, words, begunAt } = group;
  await deleteEmptyGroups(tx);
  const shown = { kind, title, avatarUrl: picture?.url ?? null, avatarMediaId: picture?.id ?? null, memberLimit };
  const size = { membersCount: seats.length, length: words.length, lastAt: words.at(-1)?.at ?? begunAt, begunAt };
  if ((await insertSeedGroup(tx, { id: conversationId, ...shown, ...size })) === 0) return false;
  await insertSeedSeats(tx, { conversationId, seats: toJson(seats), begunAt });
  const rows = words.map((word, place) => ({ ...word, seq: place + 1, facets: findFacets(word.content) }));
  await insertSeedWords(tx, { conversationId, words: toJson(rows) });
  for (const { id: messageId, poll, at: now } of words)
    if (poll !== undefined)
      await insertSeedPoll(tx, { messageId, options: poll.options, votes: toJson(poll.votes), now });
  if (kind === 'channel') await insertSeedViews(tx, { conversationId });
  return true;
};
