import { messageErrors } from '@wagram/contract/messages';
import type { Facet } from '@wagram/contract/kernel';
import { fail, type App, type ConversationId, type MemberId, type MessageId } from '#kernel';
import { findUsableMedia, type UsableMedia } from '#media';
import { findFacets } from '#posts';

/** What somebody wants to say, as it came. */
export interface MessageDraft {
  content: string;
  imageUrl: string | null;
  duration: number | null;
  replyTo: MessageId | null;
  clientId: string | null;
  poll: { options: readonly string[]; multiple: boolean } | null;
}

/** The same, checked. */
export interface CheckedMessage {
  readonly kind: 'text' | 'media' | 'voice' | 'poll' | 'credit';
  readonly content: string;
  readonly facets: Facet[];
  readonly media: UsableMedia | null;
  readonly draft: MessageDraft;
}

export const checkDraft = async (app: App, senderId: MemberId, draft: MessageDraft): Promise<CheckedMessage> => {
  const content = draft.content.trim();
  const media = await takeMedia(app, senderId, draft.imageUrl);
  const isPoll = draft.poll !== null;
  if (content === '' && (media === null || isPoll)) fail(messageErrors, 'empty_message');
  const shown = media === null ? 'text' : media.stored.kind === 'audio' ? 'voice' : 'media';
  return { kind: isPoll ? 'poll' : shown, content, facets: findFacets(content), media, draft };
};

/** SR-L5: a client id stands for one message; a retry says the same, in the same place. */
export const assertSameMessage = (
  { conversationId, said }: { conversationId: ConversationId; said: CheckedMessage },
  earlier: { conversation_id: ConversationId; kind: string; content: string; image_url: string | null },
): void => {
  const isSame =
    earlier.conversation_id === conversationId &&
    earlier.kind === said.kind &&
    earlier.content === said.content &&
    earlier.image_url === (said.media?.url ?? null);
  if (!isSame) fail(messageErrors, 'client_id_reused');
};

const takeMedia = async (app: App, senderId: MemberId, url: string | null): Promise<UsableMedia | null> => {
  if (url === null) return null;
  return (await findUsableMedia(app, senderId, url, null)) ?? fail(messageErrors, 'foreign_media');
};
