import type { PostEvent } from '@wagram/contract/posts';
import type { App } from '#kernel';
import { tagPosts } from './tags.gen.ts';

/** Hashtags are written after the post: posting does not wait for what only a search reads. */
export const listenForTags = (app: App): void => {
  app.events.on<Extract<PostEvent, { name: 'post.created' }>>('post.created', async (events, db) => {
    await tagPosts(db, { postIds: events.map(({ payload }) => payload.postId) });
  });
};
