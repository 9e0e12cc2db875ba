// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MemberCreatorCategory, type MemberId, type MemberVerifiedBy } from '#kernel';

export const deleteCreators = exec<void>(
  'explore_delete_creators',
  `delete from creators`,
  () => [],
);

/** So many of each category, and of those who chose none; at home alone (FED-03). Whoever has gone meanwhile is left out: the others are held until they are written. The sums of days hold an author's own doings too: they only choose whose rows are looked at. */
export const insertCreators = exec<{ since: Date; followersWeight: number; likesWeight: number; commentsWeight: number; sharesWeight: number }>(
  'explore_insert_creators',
  `with gains as (
  select following_id as id, count(*)::int as gained from follows where created_at >= $1 group by following_id
), received as (
  select member_id as id, greatest(sum(likes), 0)::int as likes, greatest(sum(comments), 0)::int as comments,
    greatest(sum(shares), 0)::int as shares
  from activity where day >= ($1::timestamptz at time zone 'utc')::date group by member_id
), bounded as (
  select id, coalesce(gained, 0) as gained,
    (coalesce(gained, 0) * $2::int + coalesce(likes, 0) * $3::int + coalesce(comments, 0) * $4::int
    + coalesce(shares, 0) * $5::int) as bound
  from gains full join received using (id)
), placed as (
  select bounded.*, row_number() over (partition by m.creator_category order by bounded.bound desc, m.id desc) as place
  from bounded join members m on m.id = bounded.id
  where bounded.bound > 0 and m.state = 'active' and not m.private and m.host is null
), best as materialized (
  select * from placed where place <= 500
), counted as materialized (
  select id, gained, (
    select count(distinct (d.post_id, d.member_id))::int from posts p join likes d on d.post_id = p.id
    where p.member_id = best.id and p.likes_count > 0 and d.member_id <> best.id and d.created_at >= $1
  ) as likes, (
    select count(distinct (d.post_id, d.member_id))::int from posts p join comments d on d.post_id = p.id
    where p.member_id = best.id and p.comments_count > 0 and d.member_id <> best.id and d.created_at >= $1
  ) as comments,
    (
    select count(distinct (d.post_id, d.member_id))::int from posts p join shares d on d.post_id = p.id
    where p.member_id = best.id and p.shares_count > 0 and d.member_id <> best.id and d.created_at >= $1
  ) as shares
  from best
), held as materialized (
  select id from members where id in (select id from best) order by id for key share
)
insert into creators (member_id, gained, engagement, score)
select id, gained, likes + comments + shares, (gained * $2::int + likes * $3::int + comments * $4::int
    + shares * $5::int)
from counted join held using (id) where gained + likes + comments + shares > 0`,
  (p) => [p.since, p.followersWeight, p.likesWeight, p.commentsWeight, p.sharesWeight],
);

export interface CreatorRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  bio: string | null;
  followers_count: number;
  posts_count: number;
  creator_category: MemberCreatorCategory | null;
  gained: number;
  engagement: number;
  score: number;
  is_following: boolean;
}

export const selectCreators = many<{ viewer: MemberId | null; score: number; before: MemberId; category: MemberCreatorCategory | null; words: string | null; count: bigint | number }, CreatorRow>(
  'explore_select_creators',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, m.followers_count,
  m.posts_count, m.creator_category, k.gained, k.engagement, k.score,
  exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following
from creators k join members m on m.id = k.member_id
where (k.score, k.member_id) < ($2, $3) and not m.private and (select not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = m.id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = m.id))
  and ($4::text is null or m.creator_category = $4)
  and ($5::text is null
    or position($5 in lower(m.username || ' ' || m.display_name || ' ' || coalesce(m.bio, ''))) > 0)
order by k.score desc, k.member_id desc limit $6`,
  (p) => [p.viewer, p.score, p.before, p.category, p.words, p.count],
);

export interface ExportCreatorRow {
  gained: number;
  engagement: number;
  score: number;
}

export const exportCreator = many<{ memberId: MemberId }, ExportCreatorRow>(
  'explore_export_creator',
  `select gained, engagement, score from creators where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseCreator = exec<{ memberId: MemberId }>(
  'explore_erase_creator',
  `delete from creators where member_id = $1`,
  (p) => [p.memberId],
);
