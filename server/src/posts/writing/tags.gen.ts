// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, type PostId } from '#kernel';

/** One that is gone by now has no tags any more. */
export const tagPosts = exec<{ postIds: readonly PostId[] }>(
  'posts_tag_posts',
  `with there as (select id, facets, remote from posts where id = any($1) for key share)
insert into post_tags (tag, post_id, remote)
select distinct facet ->> 'value', there.id, there.remote from there cross join jsonb_array_elements(there.facets) facet
where facet ->> 'kind' = 'hashtag' on conflict do nothing`,
  (p) => [p.postIds],
);
