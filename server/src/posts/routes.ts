import { postCalls } from '@wagram/contract/posts';
import { every, route, uuidAt, type App } from '#kernel';
import { tellCards } from './cards.ts';
import { listVersions } from './writing/edits.ts';
import { countNew, listFeed, listOfMember, listQuotes } from './feeds/feed.ts';
import { readOne } from './read-one.ts';
import { listReactors } from './reactions/reactors.ts';
import { listenForTags, withMemory } from './listen.ts';
import { tellWhenOver } from './writing/polls.ts';
import { trimTimelines } from './posts.gen.ts';
import { createTicker } from './feeds/ticker.ts';
import { postWriteRoutes } from './writing/write-routes.ts';

const TIMELINE_DAYS = 14;
const DAY_MS = 24 * 3_600_000;

export const postRoutes = (outer: App): void => {
  const app = withMemory(outer);
  const { db } = app;
  listenForTags(app);
  tellWhenOver(app);
  tellCards(app);
  every(app, 'trim timelines', 600_000, (tx, now) =>
    trimTimelines(tx, { firstKept: uuidAt(new Date(now.getTime() - TIMELINE_DAYS * DAY_MS)) }),
  );

  route(app, postCalls.readPosts, async ({ input, viewer, now }) => {
    const viewerId = viewer?.memberId ?? null;
    if (input.id !== undefined) return readOne(app, input.id, viewerId);
    if (input.quotes_of !== undefined) return listQuotes(db, input.quotes_of, viewerId, input);
    if (input.user_posts !== undefined) return listOfMember(app, input.user_posts, viewerId, input);
    return listFeed(app, input.feed_type, viewerId, input, now);
  });

  route(app, postCalls.countNewPosts, async ({ input, viewer, now }) => ({
    count: await countNew(db, input.feed_type, viewer?.memberId ?? null, input.since, now),
  }));

  route(app, postCalls.listReactors, ({ input, viewer }) =>
    listReactors(db, input.kind, input.post_id, viewer?.memberId ?? null, input),
  );

  route(app, postCalls.listVersions, async ({ input, viewer }) => ({
    versions: await listVersions(app, viewer?.memberId ?? null, input.post_id),
  }));

  const ticker = createTicker(app);
  route(app, postCalls.readTicker, ({ now }) => ticker(now));
  postWriteRoutes(app);
};
