import type { CommentId, PostId } from '#kernel';
import { selectObject, selectUriOfComment, selectUriOfPost } from './objects.gen.ts';
import type { OwnAddress } from './addresses.ts';
import type { FederationApp } from './state.ts';

/** Where everybody finds a post: at home, or where it was written. */
export const uriOfPost = async ({ db, addresses }: FederationApp, postId: PostId): Promise<string> =>
  (await selectUriOfPost(db, { postId }))?.uri ?? addresses.post(postId);

export const uriOfComment = async ({ db, addresses }: FederationApp, commentId: CommentId): Promise<string> =>
  (await selectUriOfComment(db, { commentId }))?.uri ?? addresses.comment(commentId);

/** What is meant by an address, ours or of something that came in; null: nothing that we keep. */
export const findObject = async ({ db, addresses }: FederationApp, uri: string): Promise<OwnAddress | null> => {
  const own = addresses.read(uri);
  if (own !== null) return own;
  const kept = await selectObject(db, { uri });
  if (kept === undefined) return null;
  if (kept.post_id !== null) return { kind: 'post', id: kept.post_id };
  return kept.comment_id === null ? null : { kind: 'comment', id: kept.comment_id };
};
