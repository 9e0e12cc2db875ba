import { statement, type Db } from '#kernel';
import { followsAddedUp } from '#members';

export interface SeedFollow {
  followerId: string;
  followingId: string;
  createdAt: Date;
}

const insertAll = statement(
  'follow_seed',
  `with changed as (
     insert into follows (follower_id, following_id, created_at)
     select "followerId", "followingId", "createdAt"
     from jsonb_to_recordset($1) as draft ("followerId" uuid, "followingId" uuid, "createdAt" timestamptz)
     on conflict do nothing returning follower_id, following_id
   ) ${followsAddedUp('changed')}`,
);

/** Many at once, with true counts. History is not news: nothing is announced. */
export const seedFollows = async (db: Db, follows: readonly SeedFollow[]): Promise<void> => {
  await insertAll(db, JSON.stringify(follows));
};
