import { MEDIA_ONLY_CONTENT, postErrors, type PostView } from '@wagram/contract/posts';
import { fail, newId, toJson, type Db, type App, type MemberId, type PostId } from '#kernel';
import { findUsableMedia, isShowable, markMediaUsed } from '#media';
import { gone, written } from './changes.ts';
import { findFacets } from './facets.ts';
import { getPost } from './feed.ts';
import { deletePost, insertPost, lockOwnPost, selectPostByKey } from './posts.gen.ts';
import { likePost, sharePost, unlikePost } from './reactions.gen.ts';
import { toPostView } from './view.ts';

export interface PostDraft {
  content: string;
  imageUrl: string | null;
  alt: string | null;
  /** Bytes that its file may have, where that is not what any post may. */
  mostBytes?: number;
  /** The Idempotency-Key of the action. */
  key: string | null;
}

/** Writes what another room keeps of a new post, in one transaction with it. */
type Also = (tx: Db, postId: PostId) => Promise<unknown>;

export const createPost = async (
  app: App,
  memberId: MemberId,
  draft: PostDraft,
  now: Date,
  also?: Also,
): Promise<PostView> => {
  const words = draft.content.trim();
  const media =
    draft.imageUrl === null ? null : await findUsableMedia(app, memberId, draft.imageUrl, draft.alt, draft.mostBytes);
  if (draft.imageUrl !== null && !isShowable(media)) fail(postErrors, 'foreign_media');
  if (words === '' && media === null) fail(postErrors, 'empty_post');
  const content = words === '' ? MEDIA_ONLY_CONTENT : words;
  const facets = findFacets(content);
  const mentions = facets.filter((facet) => facet.kind === 'mention').map((facet) => facet.value);
  const input = {
    id: newId<PostId>(now),
    memberId,
    content,
    facets: toJson(facets),
    imageUrl: media?.url ?? null,
    media: media === null ? null : toJson(media.stored),
    mediaId: media?.id ?? null,
    clientKey: draft.key,
    now,
    eventId: newId(),
    mentions: toJson(mentions),
  };
  const row = also === undefined ? await insertPost(app.db, input) : await insertWith(app, input, also);
  if (row === undefined) return earlierPost(app, memberId, draft.key);
  if (media !== null) await markMediaUsed(app.db, media.id, now);
  app.db.tell(written(row));
  app.events.wake();
  return toPostView(row);
};

const insertWith = (app: App, input: Parameters<typeof insertPost>[1], also: Also) =>
  app.transact(async (tx) => {
    const row = await insertPost(tx, input);
    if (row !== undefined) await also(tx, row.id);
    return row;
  });

/** P2: a retry after a crash finds what the first try made. */
const earlierPost = async (app: App, memberId: MemberId, key: string | null): Promise<PostView> => {
  const row = key === null ? undefined : await selectPostByKey(app.db, { memberId, key });
  return row === undefined ? fail(postErrors, 'post_not_found') : toPostView(row);
};

/** D7: only the author's session; what the viewer may not see does not exist for them. */
export const removePost = async (app: App, memberId: MemberId, postId: PostId): Promise<void> => {
  // What it had received is told with it: nothing may be added between the two.
  const isRemoved = await app.transact(async (tx) => {
    if ((await lockOwnPost(tx, { postId, memberId })) === undefined) return false;
    tx.tell(gone(postId));
    return (await deletePost(tx, { postId, memberId, eventId: newId() })) !== undefined;
  });
  if (isRemoved) return;
  await getPost(app.db, postId, memberId);
  fail(postErrors, 'not_your_post');
};

type Reaction = 'like' | 'unlike' | 'share';

/** D15, D16: idempotent, and the count that comes back is the true one without counting. */
export const react = async (
  app: App,
  memberId: MemberId,
  postId: PostId,
  reaction: Reaction,
  now: Date,
): Promise<PostView> => {
  const row = await writes[reaction](app.db, { memberId, postId, eventId: newId(), now });
  if (row === undefined) fail(postErrors, 'post_not_found');
  app.db.tell(written(row));
  app.events.wake();
  return toPostView(row);
};

const writes = { like: likePost, unlike: unlikePost, share: sharePost } as const;
