import type { Facet } from '@wagram/contract/kernel';
import { toJson, type CommentId, type Db, type MemberId } from '#kernel';
import { rewriteComment } from './comments.gen.ts';

/** FED-02: what its author has changed on their own server. */
export const changeDistantComment = async (
  db: Db,
  memberId: MemberId,
  commentId: CommentId,
  { content, facets }: { readonly content: string; readonly facets: Facet[] },
): Promise<void> => {
  await rewriteComment(db, { commentId, memberId, content, facets: toJson(facets) });
};
