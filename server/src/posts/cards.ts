import { isId } from '@wagram/contract/kernel';
import type { LinkEvent } from '@wagram/contract/links';
import { postTopic, type PostLive } from '@wagram/contract/posts';
import { isNamedById, type App, type PostId } from '#kernel';
import { selectCarded, selectStillReading } from './cards.gen.ts';
import { written } from './changes.ts';
import { selectPost, selectPosts } from './feeds/feeds.gen.ts';

/** Older ones are seen with their card by whoever opens them. */
const TOLD_MAX = 100;

/** SOC-06: a card comes after its post. Its author sees it come, and whoever has the post open; lists of others stay still. */
export const tellCards = (app: App): void => {
  app.events.on<LinkEvent>('link.known', async (events, db, after) => {
    const posts = await selectCarded(db, { urls: events.map(({ payload }) => payload.url), count: TOLD_MAX });
    const rows = await selectPosts(db, { ids: posts.map(({ id }) => id) });
    for (const row of rows) db.tell(written(row));
    after(() => {
      for (const { id, member_id: authorId } of posts) {
        const news: PostLive = { type: 'post.card', post_id: id };
        app.live.send([authorId], news);
        app.live.sendTo(postTopic(id), news, [authorId]);
      }
    });
  });
  app.live.allow(
    'post',
    async (memberId, id) =>
      isId<PostId>(id) && (await selectPost(app.db, { viewer: memberId, postId: id })) !== undefined,
    async (joined) => {
      const named = joined.filter(isNamedById<PostId>);
      const still = await selectStillReading(app.db, {
        memberIds: named.map(({ memberId }) => memberId),
        postIds: named.map(({ id }) => id),
      });
      return still.map(({ member_id: memberId, id }) => ({ memberId, id }));
    },
  );
};
