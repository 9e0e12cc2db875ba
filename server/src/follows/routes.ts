import { followCalls, followErrors } from '@house/contract/follows';
import { fail, route, type House } from '#kernel';
import { keepInDemo } from '#members';
import { answerRequest, listRequests } from './requests.ts';
import { follow, getPair, listFollows, unfollow } from './service.ts';

export const followRoutes = (house: House): void => {
  const { db } = house;

  route(house, followCalls.readFollows, async ({ input, viewer }) => {
    const { user_id: memberId, type, follower_id: followerId, following_id: followingId } = input;
    const viewerId = viewer?.memberId ?? null;
    if (followerId !== undefined && followingId !== undefined) return getPair(db, viewerId, followerId, followingId);
    if (memberId === undefined || type === undefined) fail(followErrors, 'ask_for_something');
    const { entries, next_cursor } = await listFollows(db, type, memberId, viewerId, input);
    return type === 'following' ? { following: entries, next_cursor } : { followers: entries, next_cursor };
  });

  route(house, followCalls.follow, async ({ input, viewer, now }) => {
    await keepInDemo(db, viewer, 'member', input.following_id, 'follow members');
    return follow(house, viewer.memberId, input.following_id, now);
  });
  route(house, followCalls.unfollow, ({ input, viewer }) => unfollow(house, viewer.memberId, input.following_id));

  route(house, followCalls.listFollowRequests, ({ input, viewer }) => listRequests(db, viewer.memberId, input));
  route(house, followCalls.answerFollowRequest, ({ input, viewer, now }) =>
    answerRequest(house, viewer.memberId, input.follower_id, input.action, now),
  );
};
