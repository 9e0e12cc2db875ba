import type { CommentId, Db } from '#kernel';
import { setHidden } from './comments.gen.ts';

/** By an operator: only the author still sees it. false when nothing has changed. */
export const hideComment = async (tx: Db, commentId: CommentId, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, { commentId, hiddenAt })) !== undefined;
