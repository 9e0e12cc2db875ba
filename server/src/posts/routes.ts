import { postCalls } from '@house/contract/posts';
import { every, route, uuidAt, type House } from '#kernel';
import { keepInDemo } from '#members';
import { countNew, getPost, listFeed, listMemberPosts } from './feed.ts';
import { giveGift, takeBackGift } from './gift.ts';
import { listReactors } from './reactors.ts';
import { listenForTags } from './listen.ts';
import { deleteOldTimelines } from './queries.ts';
import { createPost, react, removePost } from './service.ts';
import { createTicker } from './ticker.ts';

const TIMELINE_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

export const postRoutes = (house: House): void => {
  const { db } = house;
  listenForTags(house);
  every(house, 'trim timelines', 600_000, (tx, now) =>
    deleteOldTimelines(tx, uuidAt(new Date(now.getTime() - TIMELINE_DAYS * DAY_MS))),
  );

  route(house, postCalls.readPosts, async ({ input, viewer, now }) => {
    const viewerId = viewer?.memberId ?? null;
    if (input.id !== undefined) return { post: await getPost(db, input.id, viewerId) };
    if (input.user_posts !== undefined) return listMemberPosts(db, input.user_posts, viewerId, input);
    return listFeed(house, input.feed_type, viewerId, input, now);
  });

  route(house, postCalls.countNewPosts, async ({ input, viewer, now }) => ({
    count: await countNew(db, input.feed_type, viewer?.memberId ?? null, input.since, now),
  }));

  route(house, postCalls.listReactors, ({ input, viewer }) =>
    listReactors(db, input.kind, input.post_id, viewer?.memberId ?? null, input),
  );

  const ticker = createTicker(house);
  route(house, postCalls.readTicker, ({ now }) => ticker(now));

  route(house, postCalls.createPost, async ({ input, viewer, key, now }) => {
    const draft = {
      content: input.content ?? '',
      imageUrl: input.image_url || null,
      alt: input.alt?.trim() || null,
      key,
    };
    return { post: await createPost(house, viewer.memberId, draft, now) };
  });

  route(house, postCalls.actOnPost, async ({ input, viewer, key, now }) => {
    const { post_id: postId, action, amount } = input;
    if (action === 'like' || action === 'share')
      await keepInDemo(db, viewer, 'post', postId, `${action} posts of members`);
    if (action !== 'gift') return { post: await react(house, viewer.memberId, postId, action, now), gift_id: null };
    return giveGift(house, viewer.memberId, { postId, amount, key }, now);
  });

  route(house, postCalls.takeBackGift, ({ input, viewer, now }) =>
    takeBackGift(house, viewer.memberId, input.gift_id, now),
  );

  route(house, postCalls.deletePost, async ({ input, viewer }) => {
    await removePost(house, viewer.memberId, input.post_id);
    return {};
  });
};
