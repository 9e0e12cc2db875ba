import type { CommentId, PostId } from '@wagram/contract/kernel';
import { lazy } from '#kernel';
import { requireSignIn } from '#auth';
import { openDialog } from '#ui';
import { texts } from './texts.ts';

export const AddCommentDialog = lazy(async () => ({
  default: (await import('./add-comment-dialog.tsx')).AddCommentDialog,
}));
export const DeleteCommentDialog = lazy(async () => ({
  default: (await import('./delete-comment-dialog.tsx')).DeleteCommentDialog,
}));

/** Opens the comment dialog for a post, or for a comment that is answered. */
export const openAddComment = (postId: PostId, parentId: CommentId | null = null): void => {
  if (!requireSignIn(texts.signIn)) return;
  openDialog('add-comment', parentId === null ? { post: postId } : { post: postId, parent: parentId });
};
