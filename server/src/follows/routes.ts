import { followCalls, followErrors } from '@wagram/contract/follows';
import { fail, route, type App } from '#kernel';
import { keepInDemo } from '#members';
import { answerRequest, listRequests } from './requests.ts';
import { follow, getPair, listFollows, unfollow } from './service.ts';

export const followRoutes = (app: App): void => {
  const { db } = app;

  route(app, followCalls.readFollows, async ({ input, viewer, reading }) => {
    const { user_id: memberId, type, follower_id: followerId, following_id: followingId } = input;
    const viewerId = viewer?.memberId ?? null;
    if (followerId !== undefined && followingId !== undefined) return getPair(db, viewerId, followerId, followingId);
    if (memberId === undefined || type === undefined) fail(followErrors, 'ask_for_something');
    const { entries, next_cursor } = await listFollows(reading, type, memberId, viewerId, input);
    return type === 'following' ? { following: entries, next_cursor } : { followers: entries, next_cursor };
  });

  route(app, followCalls.follow, async ({ input, viewer, now }) => {
    await keepInDemo(db, viewer, 'member', input.following_id, 'follow members');
    return follow(app, viewer.memberId, input.following_id, now);
  });
  route(app, followCalls.unfollow, ({ input, viewer }) => unfollow(app, viewer.memberId, input.following_id));

  route(app, followCalls.listFollowRequests, ({ input, viewer }) => listRequests(db, viewer.memberId, input));
  route(app, followCalls.answerFollowRequest, ({ input, viewer, now }) =>
    answerRequest(app, viewer.memberId, input.follower_id, input.action, now),
  );
};
