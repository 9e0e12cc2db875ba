import { statement, type Db } from '#kernel';

/** $1 comment, $2 since when it is hidden, or null to show it again. No row when it is so already, or gone. */
const setHidden = statement<{ id: string }>(
  'comment_hide',
  'update comments set hidden_at = $2 where id = $1 and (hidden_at is null) <> ($2::timestamptz is null) returning id',
);

/** By an operator: only the author still sees it. false when nothing has changed. */
export const hideComment = async (tx: Db, commentId: string, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, commentId, hiddenAt)).length > 0;
