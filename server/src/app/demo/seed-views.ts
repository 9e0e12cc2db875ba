import { countViews, isRolledUp, seedViews } from '#analytics';
import type { Db } from '#kernel';
import { guests, seededRandom, type PlannedPost } from '@wagram/demo';
import { idIn, type Ids } from './ids.ts';

const DAY_MS = 24 * 3600_000;
/** Most who see a post leave no trace. */
const SILENT_SHARE = 0.3;
const VISITED_DAYS = 6;

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Whoever did something to a post has seen it that day, and some saw it who did nothing. */
export const seedDemoViews = async (tx: Db, ids: Ids, posts: readonly PlannedPost[]): Promise<void> => {
  const views = posts.flatMap((post) => {
    const random = seededRandom(`views of ${post.id}`);
    const traces = [post.likes, post.shares, post.gifts, post.comments, post.bookmarks].flat();
    const silent = [...ids.keys()].filter(() => random.chance(SILENT_SHARE)).map((handle) => ({ handle, at: post.at }));
    return [...traces, ...silent]
      .filter(({ handle }) => handle !== post.handle)
      .map(({ handle, at }) => ({ targetId: post.id, viewerId: idIn(ids, handle), day: dayOf(at) }));
  });
  await seedViews(tx, views);
};

/** Whoever comes in as one of them has been looked at in the last days. A seed that goes on much later leaves that as it is. */
export const seedDemoVisits = async (tx: Db, ids: Ids, begun: Date): Promise<void> => {
  for (const handle of guests) {
    const random = seededRandom(`visits to ${handle}`);
    const profileId = ids.get(handle) ?? null;
    if (profileId === null || (await isRolledUp(tx, profileId))) continue;
    for (const [visitor, visitorId] of ids) {
      if (visitor === handle || !random.chance(0.4)) continue;
      const at = new Date(begun.getTime() - Math.floor(random.between(0, VISITED_DAYS)) * DAY_MS);
      await countViews(tx, visitorId, { postIds: [], profileId }, at);
    }
  }
};
