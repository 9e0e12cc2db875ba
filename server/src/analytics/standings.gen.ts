// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberId, type PostId } from '#kernel';

export const mendStandingsOf = exec<{ memberId: MemberId }>(
  'analytics_mend_standings_of',
  `with due as (
  delete from standings_due where (member_id, post_id) in (select member_id, post_id from standings_due where member_id = $1 for update) returning post_id
), there as (
  select id, member_id, likes_count from posts where id in (select post_id from due) order by id for key share
)
insert into standings (post_id, member_id, likes) select id, member_id, likes_count from there order by id
on conflict (post_id) do update set likes = excluded.likes`,
  (p) => [p.memberId],
);

/** Some, so that whoever looks finds little to mend. */
export const mendStandings = exec<void>(
  'analytics_mend_standings',
  `with due as (
  delete from standings_due where (member_id, post_id) in (select member_id, post_id from standings_due limit 2000 for update skip locked) returning post_id
), there as (
  select id, member_id, likes_count from posts where id in (select post_id from due) order by id for key share
)
insert into standings (post_id, member_id, likes) select id, member_id, likes_count from there order by id
on conflict (post_id) do update set likes = excluded.likes`,
  () => [],
);

export interface SelectTopLikedRow {
  id: PostId;
  content: string;
  likes: number;
  comments: number;
  shares: number;
}

export const selectTopLiked = many<{ memberId: MemberId; count: bigint | number }, SelectTopLikedRow>(
  'analytics_select_top_liked',
  `select p.id, p.content, p.likes_count as likes, p.comments_count as comments, p.shares_count as shares
from (
  select post_id, likes from standings where member_id = $1 order by likes desc, post_id desc limit $2
) best join posts p on p.id = best.post_id order by best.likes desc, best.post_id desc`,
  (p) => [p.memberId, p.count],
);

export const eraseStandings = exec<{ memberId: MemberId }>(
  'analytics_erase_standings',
  `delete from standings where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseStandingsDue = exec<{ memberId: MemberId }>(
  'analytics_erase_standings_due',
  `delete from standings_due where member_id = $1`,
  (p) => [p.memberId],
);
