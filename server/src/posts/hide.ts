import { statement, type Db } from '#kernel';

/** $1 post, $2 since when it is hidden, or null to show it again. No row when it is so already, or gone. */
const setHidden = statement<{ id: string }>(
  'post_hide',
  'update posts set hidden_at = $2 where id = $1 and (hidden_at is null) <> ($2::timestamptz is null) returning id',
);

/** By an operator: only the author still sees it. false when nothing has changed. Afterwards the shared feeds drop it. */
export const hidePost = async (tx: Db, postId: string, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, postId, hiddenAt)).length > 0;
