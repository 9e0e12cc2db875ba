import type { Db, PostId } from '#kernel';
import { gone } from './changes.ts';
import { setHidden } from './posts.gen.ts';

/** By an operator: only the author still sees it. false when nothing has changed. */
export const hidePost = async (tx: Db, postId: PostId, hiddenAt: Date | null): Promise<boolean> => {
  if ((await setHidden(tx, { postId, hiddenAt })) === undefined) return false;
  if (hiddenAt !== null) tx.tell(gone(postId));
  return true;
};
