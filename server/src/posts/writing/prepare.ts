import { MEDIA_ONLY_CONTENT, PICTURES_MAX, postErrors, type PollDraft } from '@wagram/contract/posts';
import { fail, newId, toJson, type App, type MemberId, type PostId } from '#kernel';
import { cardUrlOf } from '#links';
import { findUsableMedia, isShowable, type UsableMedia } from '#media';
import { findFacets, mentionsIn } from './facets.ts';
import { selectPost } from '../feeds/feeds.gen.ts';

export interface PostDraft {
  content: string;
  /** In their order; a video stands alone. */
  media: readonly { url: string; alt: string | null }[];
  /** Bytes that its file may have, where that is not what any post may. */
  mostBytes?: number;
  quoteOf?: PostId | null;
  poll?: PollDraft | null;
  warning?: string | null;
  /** The Idempotency-Key of the action. */
  key: string | null;
}

/** Turns what somebody wants to say into what is written, or says why it cannot be. */
export const preparePost = async (app: App, memberId: MemberId, draft: PostDraft, now: Date) => {
  const words = draft.content.trim();
  const media = await findMedia(app, memberId, draft);
  const quoted = draft.quoteOf == null ? null : await findQuoted(app, memberId, draft.quoteOf);
  const isEmpty = words === '' && media.length === 0;
  // A quote without words would be a repost, and a poll asks nothing without a question.
  if (isEmpty || (words === '' && draft.poll != null)) fail(postErrors, 'empty_post');
  const [first, ...more] = media;
  const content = words === '' ? MEDIA_ONLY_CONTENT : words;
  const facets = findFacets(content);
  const row = {
    id: newId<PostId>(now),
    memberId,
    content,
    facets: toJson(facets),
    imageUrl: first?.url ?? null,
    media: first === undefined ? null : toJson(first.stored),
    mediaId: first?.id ?? null,
    moreMedia: more.length === 0 ? null : toJson(more.map(({ url, stored }) => ({ url, stored }))),
    quoteOf: quoted?.id ?? null,
    warning: draft.warning?.trim() || null,
    hasPoll: draft.poll != null,
    // SOC-06: what shows something already needs no card.
    cardUrl: media.length > 0 || quoted !== null || draft.poll != null ? null : cardUrlOf(app, facets),
    clientKey: draft.key,
    remote: false,
    now,
    eventId: newId(),
    mentions: toJson(mentionsIn(facets)),
  };
  return { row, media, more };
};

const findMedia = async (app: App, memberId: MemberId, draft: PostDraft): Promise<UsableMedia[]> => {
  const found: UsableMedia[] = [];
  for (const { url, alt } of draft.media.slice(0, PICTURES_MAX)) {
    const media = await findUsableMedia(app, memberId, url, alt, draft.mostBytes);
    found.push(isShowable(media) ? media : fail(postErrors, 'foreign_media'));
  }
  if (found.length > 1 && found.some(({ stored }) => stored.kind !== 'image')) fail(postErrors, 'one_video');
  return found;
};

/** What may be spoken of by this member. */
export const findQuoted = async (app: App, memberId: MemberId, postId: PostId) => {
  const post = await selectPost(app.db, { viewer: memberId, postId });
  if (post === undefined || post.hidden_at !== null) fail(postErrors, 'quote_not_found');
  return post.private && post.member_id !== memberId ? fail(postErrors, 'private_stays') : post;
};
