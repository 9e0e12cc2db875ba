import { messageErrors } from '@wagram/contract/messages';
import type { Facet } from '@wagram/contract/kernel';
import { fail, type App, type ConversationId, type MemberId, type MessageId } from '#kernel';
import { cardUrlOf } from '#links';
import { findUsableMedia, type UsableMedia } from '#media';
import { findFacets } from '#posts';
import { selectForwardable } from './messages.gen.ts';

/** What somebody wants to say, as it came. */
export interface MessageDraft {
  content: string;
  imageUrl: string | null;
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
  readonly kind: 'text' | 'media' | 'voice' | 'poll' | 'credit';
  readonly content: string;
  readonly facets: Facet[];
  readonly media: UsableMedia | null;
  readonly draft: MessageDraft;
  /** The page that it shows a card of. */
  readonly cardUrl: string | null;
  /** Passed on: whose words they were, if that is known. */
  readonly forwarded: { readonly authorId: MemberId | null; readonly name: string | null } | null;
}

/** TLK-01: what they can read, said by a person, with the file it came with. */
const passOn = async (
  app: App,
  viewer: MemberId,
  messageId: MessageId,
  draft: MessageDraft,
): Promise<CheckedMessage> => {
  const row = await selectForwardable(app.db, { viewer, messageId });
  if (row === undefined) return fail(messageErrors, 'cannot_forward');
  const { kind, content, image_url: url, media: stored, media_id: id } = row;
  return {
    kind: kind as CheckedMessage['kind'],
    content,
    facets: findFacets(content),
    media: url === null || stored === null ? null : { id, url, stored },
    draft: { ...draft, duration: row.duration, poll: null },
    cardUrl: url === null ? cardUrlOf(app, findFacets(content)) : null,
    forwarded: { authorId: row.author_id, name: row.author_name },
  };
};

export const checkDraft = async (app: App, senderId: MemberId, draft: MessageDraft): Promise<CheckedMessage> => {
  if (draft.forwardOf != null) return passOn(app, senderId, draft.forwardOf, draft);
  const content = draft.content.trim();
  const media = await takeMedia(app, senderId, draft.imageUrl);
  const isPoll = draft.poll !== null;
  if (content === '' && (media === null || isPoll)) fail(messageErrors, 'empty_message');
  const shown = media === null ? 'text' : media.stored.kind === 'audio' ? 'voice' : 'media';
  const facets = findFacets(content);
  // A picture of one's own, or a question, is shown instead.
  const cardUrl = media === null && !isPoll ? cardUrlOf(app, facets) : null;
  return { kind: isPoll ? 'poll' : shown, content, facets, media, draft, cardUrl, forwarded: null };
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
  },
): void => {
  const isSame =
    earlier.conversation_id === conversationId &&
    earlier.thread_of === (said.draft.threadOf ?? null) &&
    earlier.kind === said.kind &&
    earlier.content === said.content &&
    earlier.image_url === (said.media?.url ?? null);
  if (!isSame) fail(messageErrors, 'client_id_reused');
};

const takeMedia = async (app: App, senderId: MemberId, url: string | null): Promise<UsableMedia | null> => {
  if (url === null) return null;
  return (await findUsableMedia(app, senderId, url, null)) ?? fail(messageErrors, 'foreign_media');
};
