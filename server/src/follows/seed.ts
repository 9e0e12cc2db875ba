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

/** Many at once, with true counts. History is not news: nothing is emitted. */
export const seedFollows = async (db: Db, follows: readonly SeedFollow[]): Promise<void> => {
  await insertAll(db, JSON.stringify(follows));
};

const insertRequests = statement(
  'follow_request_seed',
  `insert into follow_requests (follower_id, following_id, created_at)
   select "followerId", "followingId", "createdAt"
   from jsonb_to_recordset($1) as draft ("followerId" uuid, "followingId" uuid, "createdAt" timestamptz)
   where not exists (select 1 from follows f where f.follower_id = "followerId" and f.following_id = "followingId")
   on conflict do nothing`,
);

export const seedFollowRequests = async (db: Db, requests: readonly SeedFollow[]): Promise<void> => {
  await insertRequests(db, JSON.stringify(requests));
};
