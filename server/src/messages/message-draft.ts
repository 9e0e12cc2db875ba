import { messageErrors } from '@wagram/contract/messages';
import type { Facet } from '@wagram/contract/kernel';
import { fail, newId, type Db, type App } from '#kernel';
import { findUsableMedia, type UsableMedia } from '#media';
import { findFacets } from '#posts';
import { insertMessage } from './send-queries.ts';
import { insertSystemMessage, type SentRow } from './write-queries.ts';

/** What somebody wants to say, as it came. */
export interface MessageDraft {
  content: string;
  imageUrl: string | null;
  duration: number | null;
  replyTo: string | null;
  clientId: string | null;
  poll: { options: readonly string[]; multiple: boolean } | null;
}

/** The same, checked. */
export interface CheckedMessage {
  readonly kind: 'text' | 'media' | 'voice' | 'poll';
  readonly content: string;
  readonly facets: readonly Facet[];
  readonly media: UsableMedia | null;
  readonly draft: MessageDraft;
}

export const checkDraft = async (app: App, senderId: string, draft: MessageDraft): Promise<CheckedMessage> => {
  const content = draft.content.trim();
  const media = await takeMedia(app, senderId, draft.imageUrl);
  const isPoll = draft.poll !== null;
  if (content === '' && (media === null || isPoll)) fail(messageErrors, 'empty_message');
  const shown = media === null ? 'text' : media.stored.kind === 'audio' ? 'voice' : 'media';
  return { kind: isPoll ? 'poll' : shown, content, facets: findFacets(content), media, draft };
};

/** SR-L5: a client id stands for one message; a retry says the same, in the same place. */
export const assertSameMessage = (
  { conversationId, said }: { conversationId: string; said: CheckedMessage },
  earlier: { conversation_id: string; kind: string; content: string; image_url: string | null },
): void => {
  const isSame =
    earlier.conversation_id === conversationId &&
    earlier.kind === said.kind &&
    earlier.content === said.content &&
    earlier.image_url === (said.media?.url ?? null);
  if (!isSame) fail(messageErrors, 'client_id_reused');
};

const takeMedia = async (app: App, senderId: string, url: string | null): Promise<UsableMedia | null> => {
  if (url === null) return null;
  return (await findUsableMedia(app, senderId, url, null)) ?? fail(messageErrors, 'foreign_media');
};

/**
 * Makes the message. 'unsaid': they sit there, and nothing was written: they said it before, may not say it, or the room that
 * runs groups has to let it pass first. null: they do not sit there.
 */
export const putMessage = async (
  db: Db,
  senderId: string,
  conversationId: string,
  id: string,
  said: CheckedMessage,
  now: Date,
  isPassed: boolean,
): Promise<SentRow | 'unsaid' | null> => {
  const { kind, content, facets, media, draft } = said;
  const poll = toPoll(draft);
  const shown = [media?.url ?? null, media?.stored ?? null, media?.id ?? null, draft.duration];
  const told = [draft.replyTo, draft.clientId, now, poll, isPassed];
  const place = [senderId, conversationId, id];
  const put = await insertMessage(db, ...place, kind, content, JSON.stringify(facets), ...shown, ...told);
  if (put === undefined) return null;
  if (put.id === null) return 'unsaid';
  return {
    conversation_id: conversationId,
    kind,
    sender_id: senderId,
    content,
    facets: [...facets],
    image_url: media?.url ?? null,
    media: media?.stored ?? null,
    client_id: draft.clientId,
    author: null,
    views_count: 0,
    created_at: now,
    edited_at: null,
    deleted_at: null,
    reactions: null,
    poll: poll === null ? null : { ...poll, counts: poll.options.map(() => 0), voters: 0, closed: false, mine: null },
    ...put,
    id,
  };
};

const toPoll = ({ poll }: MessageDraft): { options: string[]; multiple: boolean } | null =>
  poll === null ? null : { options: poll.options.map((text) => text.trim()), multiple: poll.multiple };

/** What the app tells of somebody ('joined'): it goes with their account. */
export const putSystem = async (
  tx: Db,
  conversationId: string,
  memberId: string,
  content: string,
  now: Date,
): Promise<SentRow | null> =>
  (await insertSystemMessage(tx, memberId, conversationId, newId(now), 'system', content, '[]', null, now))[0] ?? null;

export const putBotMessage = async (
  db: Db,
  conversationId: string,
  name: string,
  content: string,
  now: Date,
): Promise<SentRow | null> => {
  const facets = JSON.stringify(findFacets(content));
  return (
    (await insertSystemMessage(db, null, conversationId, newId(now), 'text', content, facets, name, now))[0] ?? null
  );
};
