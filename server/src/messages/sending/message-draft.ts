import { messageErrors } from '@wagram/contract/messages';
import type { Facet } from '@wagram/contract/kernel';
import { fail, type App, type ConversationId, type MemberId, type MessageId } from '#kernel';
import { cardUrlOf } from '#links';
import { findSendable, isShowable, type UsableMedia } from '#media';
import { findFacets } from '#posts';
import { selectForwardable } from '../messages.gen.ts';

/** What somebody wants to say, as it came. */
export interface MessageDraft {
  content: string;
  imageUrl: string | null;
  /** Of an album, what comes after the first. */
  moreUrls?: readonly string[];
  duration: number | null;
  replyTo: MessageId | null;
  /** TLK-03: the post that it is a comment under. */
  threadOf?: MessageId | null;
  clientId: string | null;
  poll: { options: readonly string[]; multiple: boolean } | null;
  /** Passed on instead of anything of their own. */
  forwardOf?: MessageId | null;
}

/** The same, checked. */
export interface CheckedMessage {
  readonly kind: 'text' | 'media' | 'voice' | 'file' | 'poll' | 'credit';
  readonly content: string;
  readonly facets: Facet[];
  readonly media: UsableMedia | null;
  /** TLK-01: what an album shows after that. */
  readonly more: readonly UsableMedia[];
  readonly draft: MessageDraft;
  /** The page that it shows a card of. */
  readonly cardUrl: string | null;
  /** Passed on: whose words they were, if that is known. */
  readonly forwarded: { readonly authorId: MemberId | null; readonly name: string | null } | null;
}

/** TLK-01: what they can read, said by a person, with the files it came with. */
const passOn = async (
  app: App,
  viewer: MemberId,
  messageId: MessageId,
  draft: MessageDraft,
): Promise<CheckedMessage> => {
  const row = await selectForwardable(app.db, { viewer, messageId });
  if (row === undefined) return fail(messageErrors, 'cannot_forward');
  const { kind, content, image_url: url, media: stored, media_id: id } = row;
  return toPassedOn(app, {
    kind: kind as CheckedMessage['kind'],
    content,
    media: url === null || stored === null ? null : { id, url, stored },
    more: (row.more_media ?? []).map((shown) => ({ id: null, ...shown })),
    draft: { ...draft, duration: row.duration, poll: null },
    forwarded: { authorId: row.author_id, name: row.author_name },
  });
};

/** As it was read when somebody passed it on: what has happened to it since is not looked at. */
export const toPassedOn = (app: App, read: Omit<CheckedMessage, 'facets' | 'cardUrl'>): CheckedMessage => {
  const facets = findFacets(read.content);
  return { ...read, facets, cardUrl: read.media === null ? cardUrlOf(app, facets) : null };
};

const kindOf = (media: UsableMedia | null): CheckedMessage['kind'] => {
  if (media === null) return 'text';
  const { kind } = media.stored;
  return kind === 'audio' ? 'voice' : kind === 'file' ? 'file' : 'media';
};

export const checkDraft = async (app: App, senderId: MemberId, draft: MessageDraft): Promise<CheckedMessage> => {
  if (draft.forwardOf != null) return passOn(app, senderId, draft.forwardOf, draft);
  const content = draft.content.trim();
  const media = draft.imageUrl === null ? null : await takeMedia(app, senderId, draft.imageUrl);
  const more = await takeMore(app, senderId, media, draft.moreUrls ?? []);
  const isPoll = draft.poll !== null;
  // Else it would bring a picture to where pictures are off.
  if (isPoll && media !== null) fail(messageErrors, 'poll_by_itself');
  if (content === '' && media === null) fail(messageErrors, 'empty_message');
  const facets = findFacets(content);
  // A picture of one's own, or a question, is shown instead.
  const cardUrl = media === null && !isPoll ? cardUrlOf(app, facets) : null;
  return { kind: isPoll ? 'poll' : kindOf(media), content, facets, media, more, draft, cardUrl, forwarded: null };
};

/** SR-L5: a client id stands for one message; a retry says the same, in the same place. */
export const assertSameMessage = (
  { conversationId, said }: { conversationId: ConversationId; said: CheckedMessage },
  earlier: {
    conversation_id: ConversationId;
    thread_of: MessageId | null;
    kind: string;
    content: string;
    image_url: string | null;
    more: readonly string[];
  },
): void => {
  const isSame =
    earlier.conversation_id === conversationId &&
    earlier.thread_of === (said.draft.threadOf ?? null) &&
    earlier.kind === said.kind &&
    earlier.content === said.content &&
    earlier.image_url === (said.media?.url ?? null) &&
    earlier.more.join(' ') === said.more.map(({ url }) => url).join(' ');
  if (!isSame) fail(messageErrors, 'client_id_reused');
};

const takeMedia = async (app: App, senderId: MemberId, url: string): Promise<UsableMedia> =>
  (await findSendable(app, senderId, url)) ?? fail(messageErrors, 'foreign_media');

/** TLK-01: pictures and videos stand together; each of them once. */
const takeMore = async (
  app: App,
  senderId: MemberId,
  first: UsableMedia | null,
  urls: readonly string[],
): Promise<UsableMedia[]> => {
  const found: UsableMedia[] = [];
  for (const url of new Set(urls)) {
    const media = await takeMedia(app, senderId, url);
    if (media.url !== first?.url) found.push(media);
  }
  const isApart = (media: UsableMedia | null) => !isShowable(media);
  if (found.length > 0 && [first, ...found].some(isApart)) fail(messageErrors, 'one_by_itself');
  return found;
};
