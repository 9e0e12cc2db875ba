import type { Db } from '#kernel';
import { setHidden } from './posts.gen.ts';

/** By an operator: only the author still sees it. false when nothing has changed. Afterwards the shared feeds drop it. */
export const hidePost = async (tx: Db, postId: string, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, { postId, hiddenAt })) !== undefined;
