import { statement, type Db } from '#kernel';
import { followersCounted, followingCounted } from '#members';

// Two statements: where two follow each other, both counts of the other one change, and a statement changes a row once.
const deleteFollowing = statement(
  'follow_erase_following',
  `with gone as (delete from follows where follower_id = $1 returning following_id)
   ${followersCounted(-1, 'select following_id from gone')}`,
);
const deleteFollowers = statement(
  'follow_erase_followers',
  `with gone as (delete from follows where following_id = $1 returning follower_id)
   ${followingCounted(-1, 'select follower_id from gone')}`,
);
const deleteRequests = statement(
  'follow_erase_requests',
  'delete from follow_requests where follower_id = $1 or following_id = $1',
);

/** The counts of those who stay remain true. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteFollowing(tx, memberId);
  await deleteFollowers(tx, memberId);
  await deleteRequests(tx, memberId);
};
