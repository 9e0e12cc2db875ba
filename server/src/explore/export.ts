import { statement, type Db } from '#kernel';

const selectCreator = statement(
  'creator_export',
  'select gained, engagement, score from creators where member_id = $1',
);

/** What the member's last thirty days count for, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ creators: await selectCreator(db, memberId) });
