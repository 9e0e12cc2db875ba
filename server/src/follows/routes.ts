import { followCalls, followErrors } from '@house/contract/follows';
import { fail, route, type House } from '#kernel';
import { isFollowing } from './queries.ts';
import { follow, listFollows, unfollow } from './service.ts';

export const followRoutes = (house: House): void => {
  const { db } = house;

  route(house, followCalls.readFollows, async ({ input, viewer }) => {
    const { user_id: memberId, type, follower_id: followerId, following_id: followingId } = input;
    if (followerId !== undefined && followingId !== undefined)
      return { isFollowing: await isFollowing(db, followerId, followingId) };
    if (memberId === undefined || type === undefined) fail(followErrors, 'ask_for_something');
    const { entries, next_cursor } = await listFollows(db, type, memberId, viewer?.memberId ?? null, input);
    return type === 'following' ? { following: entries, next_cursor } : { followers: entries, next_cursor };
  });

  route(house, followCalls.follow, ({ input, viewer, now }) => follow(house, viewer.memberId, input.following_id, now));
  route(house, followCalls.unfollow, ({ input, viewer }) => unfollow(house, viewer.memberId, input.following_id));
};
