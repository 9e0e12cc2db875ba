import type { CommentView } from '@wagram/contract/comments';
import type { CommentId } from '@wagram/contract/kernel';

/** A comment as the page holds it; one that is on its way has no place on the server yet. */
export interface ShownComment extends CommentView {
  readonly isPending?: boolean;
}

export interface Thread {
  readonly top: ShownComment;
  /** Every answer below it, at whatever depth, oldest first. */
  readonly replies: readonly ShownComment[];
}

/** Oldest first; answers stand under the comment that began their thread. An answer to something unseen stands alone. */
export const toThreads = (comments: readonly ShownComment[]): readonly Thread[] => {
  const threads = new Map<CommentId, { top: ShownComment; replies: ShownComment[] }>();
  const rootOf = new Map<CommentId, CommentId>();
  for (const comment of comments) {
    const root = comment.parent_id === null ? undefined : rootOf.get(comment.parent_id);
    rootOf.set(comment.id, root ?? comment.id);
    if (root === undefined) threads.set(comment.id, { top: comment, replies: [] });
    else threads.get(root)?.replies.push(comment);
  }
  return [...threads.values()];
};

/** A comment and everything that answers it: what leaves when it is deleted. */
export const familyOf = (comments: readonly ShownComment[], id: CommentId): readonly CommentId[] => {
  const family = new Set([id]);
  // Parents come before their answers, so one walk is enough.
  for (const comment of comments) {
    if (comment.parent_id !== null && family.has(comment.parent_id)) family.add(comment.id);
  }
  return [...family];
};
