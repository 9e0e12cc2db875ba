import { visibleTo } from '#blocks';
import { statement } from '#kernel';
import { AUTHOR, notHidden, POST, viewerState, type PostRow } from '#posts';

// In every statement $1 is the viewer, $2 the words or the tag, $3 the post before the page, $4 how many are answered.
const shown = `${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')}`;
const seen = `${visibleTo('$1', 'p.member_id')} and ${notHidden('$1', 'p')}`;
const matches = (row: string): string => `to_tsvector('simple', ${row}.content) @@ to_tsquery('simple', $2)`;
/** $5: every tag that was asked for. */
const tagged = `not exists (
  select 1 from unnest($5::text[]) wanted (tag) where not exists (select 1 from post_tags t where t.tag = wanted.tag and t.post_id = p.id)
)`;

/** Through the index of tags, newest first. */
export const selectByTag = statement<PostRow>(
  'search_posts_tag',
  `select ${shown} from post_tags first join posts p on p.id = first.post_id join members m on m.id = p.member_id
   where first.tag = $2 and first.post_id < $3 and ${tagged} and ${seen}
   order by first.post_id desc limit $4`,
);

/**
 * $6 how many of the newest posts are read, $7 how many matches are enough: what is common is found at once, and who may
 * see it is asked for those alone.
 */
export const selectAmongNewest = statement<PostRow>(
  'search_posts_newest',
  `select ${shown} from (
     select * from (select * from posts where id < $3 order by id desc limit $6) newest where ${matches('newest')} limit $7
   ) p join members m on m.id = p.member_id
   where ${tagged} and ${seen} order by p.id desc limit $4`,
);

/** The last of so many newest posts. $1 the post before, $2 how many. */
export const selectFloor = statement<{ id: string }>(
  'search_posts_floor',
  'select id from posts where id < $1 order by id desc offset $2 limit 1',
);

/** Through the index of words; complete when no more than $6 posts hold them. `found` says how many were met. */
export const selectByWords = statement<PostRow & { found: number }>(
  'search_posts_words',
  `with found as materialized (select p.id from posts p where ${matches('p')} and (p.id < $3) is true limit $6)
   select ${shown}, (select count(*)::int from found) as found
   from (select id from found order by id desc) newest join posts p on p.id = newest.id join members m on m.id = p.member_id
   where ${tagged} and ${seen} order by p.id desc limit $4`,
);
