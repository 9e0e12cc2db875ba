// Whole threads at once, with true counts. History is not news: nothing is emitted.
import { toJson, type CommentId, type Db, type MemberId, type PostId } from '#kernel';
import { findFacets } from '#posts';
import { insertCommentLikes, insertComments } from './seed.gen.ts';

export interface SeedComment {
  id: CommentId;
  postId: PostId;
  memberId: MemberId;
  parentId: CommentId | null;
  content: string;
  createdAt: Date;
}

export const seedComments = async (tx: Db, comments: readonly SeedComment[]): Promise<void> => {
  if (comments.length === 0) return;
  const drafts = comments.map((comment) => ({ ...comment, facets: findFacets(comment.content) }));
  await insertComments(tx, { drafts: toJson(drafts) });
};

export interface SeedCommentLike {
  memberId: MemberId;
  commentId: CommentId;
  createdAt: Date;
}

export const seedCommentLikes = async (tx: Db, likes: readonly SeedCommentLike[]): Promise<void> => {
  if (likes.length > 0) await insertCommentLikes(tx, { drafts: toJson(likes) });
};
