import { rowVisibleAtOnce, sightOf } from '#blocks';
import { statement } from '#kernel';

const TAGS = 20;
const COUNTED = 100;

/**
 * $1 viewer, $2 to $3 span, $4 the words themselves, $5 how many. From tag to tag through the index, however often each
 * is used; a tag is known by its public posts alone, counted as far as anybody cares.
 */
export const selectTags = statement<{ tag: string; posts: number }>(
  'search_tags',
  `with recursive ${sightOf('$1')}, near (tag, n) as (
     (select tag, 1 from post_tags where tag >= $2 and tag < $3 order by tag limit 1)
     union all
     select (select t.tag from post_tags t where t.tag > near.tag and t.tag < $3 order by t.tag limit 1), n + 1
     from near where near.tag is not null and n < ${TAGS}
   )
   select near.tag, used.posts from near cross join lateral (
     select count(*)::int as posts from (
       select 1 from post_tags t join posts p on p.id = t.post_id join members m on m.id = p.member_id
       where t.tag = near.tag and p.hidden_at is null and not m.private and ${rowVisibleAtOnce('$1', 'm')}
       order by t.post_id desc limit ${COUNTED}
     ) one
   ) used where near.tag is not null and used.posts > 0
   order by near.tag = $4 desc, used.posts desc, near.tag limit $5`,
);
