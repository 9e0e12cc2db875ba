// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type MemberVerifiedBy } from '#kernel';

export interface SelectSuggestionsRow {
  id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  bio: string | null;
  source: number;
  tag: string | null;
  friends: string[];
  friends_count: number;
  follows_you: boolean;
}

/** By what is near: first people whom those follow whom the viewer follows, then people who write about hashtags that the viewer follows, then whoever is popular here. Private members are left out: who follows them is for their followers to know; so are people elsewhere, of whom we know too little to name them (FED-03). Friends are those whom the viewer followed last. A guest's viewer is null, and popular members are all they get. */
export const selectSuggestions = many<{ viewer: MemberId | null; limit: bigint | number }, SelectSuggestionsRow>(
  'explore_select_suggestions',
  `with others as materialized (select array(select blocked_id as id from blocks where blocker_id = $1 union select blocker_id from blocks where blocked_id = $1) as apart),
sight as materialized (
  select apart, apart || array(select muted_id from mutes where member_id = $1) as unheard from others
), followed as materialized (
  select following_id as id, created_at from follows where follower_id = $1 order by created_at desc limit 300
), friends as materialized (
  select m.id, m.display_name, m.followers_count, followed.created_at from followed join members m on m.id = followed.id
  where (select m.id <> all ((select unheard from sight)::uuid[]) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1)))
), near as (
  select next.following_id as id, 1 as source, count(*)::int as points, null::text as tag
  from (select id from friends order by created_at desc limit 100) friend cross join lateral (
    select f.following_id from follows f where f.follower_id = friend.id order by f.created_at desc limit 50
  ) next
  group by next.following_id
), spoken as (
  select p.member_id as id, 2 as source, count(*)::int as points, min(mine.tag) as tag
  from (select tag from followed_tags where member_id = $1 order by created_at desc limit 20) mine
  cross join lateral (
    select t.post_id from post_tags t where t.tag = mine.tag and not t.remote order by t.post_id desc limit 30
  ) recent
  join posts p on p.id = recent.post_id and p.hidden_at is null
  group by p.member_id
), popular as (
  select member_id as id, 3 as source, score as points, null::text as tag
  from creators order by score desc, member_id desc limit 200
), found as materialized (
  select distinct on (one.id) one.id, one.source, one.points, one.tag
  from (select * from near union all select * from spoken union all select * from popular) one
  order by one.id, one.source
), best as materialized (
  select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, found.source,
    found.points, found.tag
  from found join members m on m.id = found.id
  where m.id is distinct from $1 and not m.private and m.host is null and m.id <> all ((select unheard from sight)::uuid[]) and (m.id = $1 or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = m.id) is not null
  )))
    and (select not exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id))
    and (select not exists (select 1 from follow_requests r where r.follower_id = $1 and r.following_id = m.id))
    and (select not exists (select 1 from dismissed_suggestions d where d.member_id = $1 and d.dismissed_id = m.id))
  order by found.source, found.points desc, m.followers_count desc, m.id limit $2
)
select best.id, best.username, best.display_name, best.avatar_url, best.verified, best.verified_by, best.platinum, best.bio, best.source, best.tag, near_by.names as friends, near_by.number as friends_count,
  exists (select 1 from follows f where f.follower_id = best.id and f.following_id = $1) as follows_you
from best cross join lateral (
  select coalesce((array_agg(friends.display_name order by friends.followers_count desc, friends.id))[1:2], '{}') as names,
    count(*)::int as number
  from friends
  where best.source = 1
    and (select exists (select 1 from follows f where f.follower_id = friends.id and f.following_id = best.id))
) near_by
order by best.source, best.points desc, best.id`,
  (p) => [p.viewer, p.limit],
);

export interface InsertDismissalRow {
  dismissed_id: MemberId;
}

/** No row when there is no such member for the viewer. */
export const insertDismissal = maybe<{ memberId: MemberId; now: Date; dismissedId: MemberId }, InsertDismissalRow>(
  'explore_insert_dismissal',
  `insert into dismissed_suggestions (member_id, dismissed_id, created_at)
select $1, m.id, $2 from members m where m.id = $3 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $1) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $1))
on conflict (member_id, dismissed_id) do update set created_at = excluded.created_at
returning dismissed_id`,
  (p) => [p.memberId, p.now, p.dismissedId],
);

export const deleteDismissal = exec<{ memberId: MemberId; dismissedId: MemberId }>(
  'explore_delete_dismissal',
  `delete from dismissed_suggestions where member_id = $1 and dismissed_id = $2`,
  (p) => [p.memberId, p.dismissedId],
);

export interface ExportDismissalsRow {
  dismissed: string;
  created_at: Date;
}

export const exportDismissals = many<{ memberId: MemberId }, ExportDismissalsRow>(
  'explore_export_dismissals',
  `select m.username as dismissed, d.created_at
from dismissed_suggestions d join members m on m.id = d.dismissed_id where d.member_id = $1 order by d.created_at`,
  (p) => [p.memberId],
);

export const eraseDismissals = exec<{ memberId: MemberId }>(
  'explore_erase_dismissals',
  `delete from dismissed_suggestions where member_id = $1 or dismissed_id = $1`,
  (p) => [p.memberId],
);
