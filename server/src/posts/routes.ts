import { postCalls } from '@wagram/contract/posts';
import { every, route, uuidAt, type App } from '#kernel';
import { keepInDemo } from '#members';
import { countNew, getPost, listFeed, listMemberPosts } from './feed.ts';
import { giveGift, takeBackGift } from './gift.ts';
import { listReactors } from './reactors.ts';
import { createFeeds, listenForTags, type PostsApp } from './listen.ts';
import { trimTimelines } from './posts.gen.ts';
import { createPost, react, removePost } from './service.ts';
import { createTicker } from './ticker.ts';

const TIMELINE_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

export const postRoutes = (outer: App): void => {
  const app: PostsApp = { ...outer, feeds: createFeeds(outer) };
  const { db } = app;
  listenForTags(app);
  every(app, 'trim timelines', 600_000, (tx, now) =>
    trimTimelines(tx, { firstKept: uuidAt(new Date(now.getTime() - TIMELINE_DAYS * DAY_MS)) }),
  );

  route(app, postCalls.readPosts, async ({ input, viewer, now }) => {
    const viewerId = viewer?.memberId ?? null;
    if (input.id !== undefined) return { post: await getPost(db, input.id, viewerId) };
    if (input.user_posts !== undefined) return listMemberPosts(db, input.user_posts, viewerId, input);
    return listFeed(app, input.feed_type, viewerId, input, now);
  });

  route(app, postCalls.countNewPosts, async ({ input, viewer, now }) => ({
    count: await countNew(db, input.feed_type, viewer?.memberId ?? null, input.since, now),
  }));

  route(app, postCalls.listReactors, ({ input, viewer }) =>
    listReactors(db, input.kind, input.post_id, viewer?.memberId ?? null, input),
  );

  const ticker = createTicker(app);
  route(app, postCalls.readTicker, ({ now }) => ticker(now));

  route(app, postCalls.createPost, async ({ input, viewer, key, now }) => {
    const draft = {
      content: input.content ?? '',
      imageUrl: input.image_url || null,
      alt: input.alt?.trim() || null,
      key,
    };
    return { post: await createPost(app, viewer.memberId, draft, now) };
  });

  route(app, postCalls.actOnPost, async ({ input, viewer, key, now }) => {
    const { post_id: postId, action, amount } = input;
    if (action === 'like' || action === 'share')
      await keepInDemo(db, viewer, 'post', postId, `${action} posts of members`);
    if (action !== 'gift') return { post: await react(app, viewer.memberId, postId, action, now), gift_id: null };
    return giveGift(app, viewer.memberId, { postId, amount, key }, now);
  });

  route(app, postCalls.takeBackGift, ({ input, viewer, now }) =>
    takeBackGift(app, viewer.memberId, input.gift_id, now),
  );

  route(app, postCalls.deletePost, async ({ input, viewer }) => {
    await removePost(app, viewer.memberId, input.post_id);
    return {};
  });
};
