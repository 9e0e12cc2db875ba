import type { PostEvent } from '@wagram/contract/posts';
import { statement, type App } from '#kernel';

/** $1 posts. One that is gone by now has no tags any more. */
const insertTags = statement(
  'post_tags_insert',
  `with there as (select id, facets from posts where id = any($1) for key share)
   insert into post_tags (tag, post_id)
   select distinct facet ->> 'value', there.id from there cross join jsonb_array_elements(there.facets) facet
   where facet ->> 'kind' = 'hashtag' on conflict do nothing`,
);

/** Hashtags are written after the post: posting does not wait for what only a search reads. */
export const listenForTags = (app: App): void => {
  app.events.on<Extract<PostEvent, { name: 'post.created' }>>('post.created', async (events, db) => {
    await insertTags(
      db,
      events.map(({ payload }) => payload.postId),
    );
  });
};
