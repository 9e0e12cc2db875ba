import { commentErrors, type CommentView } from '@wagram/contract/comments';
import { isId, type Facet } from '@wagram/contract/kernel';
import { MEDIA_ONLY_CONTENT } from '@wagram/contract/posts';
import {
  fail,
  FIRST_ID,
  newId,
  toJson,
  type CommentId,
  type Db,
  type App,
  type MemberId,
  type PostId,
  type ShownMedia,
} from '#kernel';
import { findUsableMedia, isShowable, markMediaUsed } from '#media';
import { answered, findFacets } from '#posts';
import {
  deleteComment,
  insertComment,
  lockPostOf,
  selectComment,
  selectCommentByKey,
  selectComments,
  selectTarget,
} from './comments.gen.ts';
import { deleteCommentLike, insertCommentLike } from './likes.gen.ts';
import { toCommentView } from './view.ts';

export interface CommentPage {
  comments: CommentView[];
  next_cursor: string | null;
}

export const listComments = async (
  db: Db,
  postId: PostId,
  viewerId: MemberId | null,
  page: { limit: number; cursor?: string | undefined },
): Promise<CommentPage> => {
  const target = await selectTarget(db, { viewer: viewerId, postId, parentId: null });
  if (target === undefined) fail(commentErrors, 'post_not_found');
  const after = page.cursor ?? FIRST_ID;
  if (!isId<CommentId>(after)) return { comments: [], next_cursor: null };
  const rows = await selectComments(db, { viewer: viewerId, postId, after, limit: page.limit + 1 });
  const last = rows[page.limit - 1];
  return {
    comments: rows.slice(0, page.limit).map(toCommentView),
    next_cursor: rows.length > page.limit && last !== undefined ? last.id : null,
  };
};

export interface CommentDraft {
  postId: PostId;
  parentId: CommentId | null;
  content: string;
  imageUrl: string | null;
  key: string | null;
  /** Of words from another server, which says itself what is a link in them, and where its picture is. */
  facets?: Facet[];
  shown?: ShownMedia | null;
}

export const createComment = async (
  app: App,
  memberId: MemberId,
  draft: CommentDraft,
  now: Date,
): Promise<CommentView> => {
  const words = draft.content.trim();
  const media = draft.imageUrl === null ? null : await findUsableMedia(app, memberId, draft.imageUrl, null);
  if (draft.imageUrl !== null && !isShowable(media)) fail(commentErrors, 'foreign_media');
  const shown = draft.shown ?? media;
  if (words === '' && shown === null) fail(commentErrors, 'empty_comment');
  const content = words === '' ? MEDIA_ONLY_CONTENT : words;
  const facets = draft.facets ?? findFacets(content);
  const mentions = facets.filter((facet) => facet.kind === 'mention').map((facet) => facet.value);
  const row = await insertComment(app.db, {
    id: newId(now),
    memberId,
    postId: draft.postId,
    parentId: draft.parentId,
    content,
    facets: toJson(facets),
    imageUrl: shown?.url ?? null,
    media: shown === null ? null : toJson(shown.stored),
    mediaId: media?.id ?? null,
    clientKey: draft.key,
    now,
    eventId: newId(),
    mentions: toJson(mentions),
  });
  if (row === undefined) return earlierComment(app, memberId, draft);
  if (media !== null) await markMediaUsed(app.db, media.id, now);
  app.db.tell(answered(draft.postId, row.comments_count));
  app.events.wake();
  return toCommentView(row);
};

/** Nothing was made: an earlier try with this key has made it (P2), or there is nothing to comment on. */
const earlierComment = async (app: App, memberId: MemberId, draft: CommentDraft): Promise<CommentView> => {
  const { postId, parentId, key } = draft;
  const target = await selectTarget(app.db, { viewer: memberId, postId, parentId });
  if (target === undefined) fail(commentErrors, 'post_not_found');
  const row = key === null ? undefined : await selectCommentByKey(app.db, { memberId, key });
  return row === undefined ? fail(commentErrors, 'comment_not_found') : toCommentView(row);
};

const findComment = async (db: Db, viewer: MemberId | null, commentId: CommentId) =>
  (await selectComment(db, { viewer, commentId })) ?? fail(commentErrors, 'comment_not_found');

/** With whom it answers: whoever wrote the post, and whoever wrote the comment before it. */
export const getComment = async (
  db: Db,
  commentId: CommentId,
  viewer: MemberId | null,
): Promise<CommentView & { answers: MemberId[] }> => {
  const row = await findComment(db, viewer, commentId);
  const parent = row.parent_id === null ? null : await findComment(db, viewer, row.parent_id);
  return { ...toCommentView(row), answers: [row.post_author_id, ...(parent === null ? [] : [parent.member_id])] };
};

export const reactToComment = async (
  app: App,
  memberId: MemberId,
  commentId: CommentId,
  action: 'like' | 'unlike',
  now: Date,
): Promise<CommentView> => {
  await findComment(app.db, memberId, commentId);
  if (action === 'like') await insertCommentLike(app.db, { memberId, commentId, now, eventId: newId() });
  else await deleteCommentLike(app.db, { memberId, commentId, eventId: newId() });
  app.events.wake();
  return toCommentView(await findComment(app.db, memberId, commentId));
};

/** One's own, or anybody's under one's own post. */
export const removeComment = async (app: App, memberId: MemberId, commentId: CommentId): Promise<void> => {
  const comment = await findComment(app.db, memberId, commentId);
  if (comment.member_id !== memberId && comment.post_author_id !== memberId) fail(commentErrors, 'not_your_comment');
  await app.transact(async (tx) => {
    await lockPostOf(tx, { commentId });
    const removed = await deleteComment(tx, { commentId, eventId: newId() });
    if (removed !== undefined) tx.tell(answered(comment.post_id, removed.comments_count));
  });
};
