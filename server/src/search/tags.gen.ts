// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type MemberId } from '#kernel';

export interface SelectTagsRow {
  tag: string;
  posts: number;
}

/** From tag to tag through the index, however often each is used; a tag is known by its public posts alone, counted as far as anybody cares. */
export const selectTags = many<{ viewer: MemberId | null; from: string; to: string; tag: string; count: bigint | number }, SelectTagsRow>(
  'search_select_tags',
  `with recursive others as materialized (select array(select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as apart),
sight as materialized (
  select apart, apart || array(select muted_id from mutes where member_id = $1) as unheard from others
), near (tag, n) as (
  (select tag, 1 from post_tags where tag >= $2 and tag < $3 order by tag limit 1)
  union all
  select (select t.tag from post_tags t where t.tag > near.tag and t.tag < $3 order by t.tag limit 1), n + 1
  from near where near.tag is not null and n < 20
)
select near.tag as tag, used.posts from near cross join lateral (
  select count(*)::int as posts from (
    select 1 from post_tags t join posts p on p.id = t.post_id join members m on m.id = p.member_id
    where t.tag = near.tag and not t.remote and not m.private and not p.remote and p.hidden_at is null and p.imported_from is null and m.id <> all ((select unheard from sight)::uuid[]) and (m.id = $1 or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = m.id) is not null
  )))
    order by t.post_id desc limit 100
  ) one
) used
where near.tag is not null and used.posts > 0
order by near.tag = $4 desc, used.posts desc, near.tag limit $5`,
  (p) => [p.viewer, p.from, p.to, p.tag, p.count],
);
