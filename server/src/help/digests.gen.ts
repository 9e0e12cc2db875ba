// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type MemberId, type PostId } from '#kernel';

export interface PlanDigestsRow {
  planned: number;
}

/** A job for some who have not been written to this week: whoever inserts the row asks for it. Only those who asked for it, and whose address is proved. */
export const planDigests = one<{ week: string; count: bigint | number; now: Date }, PlanDigestsRow>(
  'help_plan_digests',
  `with planned as (
  insert into digests (member_id, week)
  select m.id, ($1::text)::date from members m join settings s on s.member_id = m.id
  where s.choices -> 'account' -> 'digests' = 'true' and m.state = 'active' and not m.demo
    and m.email is not null and m.email_verified_at is not null
    and not exists (select 1 from digests d where d.member_id = m.id and d.week = ($1::text)::date)
  order by m.id limit $2
  on conflict do nothing returning member_id
), asked as (
  insert into jobs (kind, key, lane, member_id, payload, due_at)
select 'help.digest', job.key, job.lane, job.member_id, job.payload, job.due_at from (select null::text as key, null::text as lane, member_id, '{}'::jsonb as payload,
    $3::timestamptz as due_at from planned) job
on conflict (kind, key) where key is not null and leased_until is null and failed_at is null
do update set due_at = least(jobs.due_at, excluded.due_at) where jobs.tries = 0
)
select count(*)::int as planned from planned`,
  (p) => [p.week, p.count, p.now],
);

export interface SelectDigestRow {
  member_id: MemberId;
  email: string;
  display_name: string;
  unread: number;
  followers: number;
}

/** As it stands when it is sent; nothing for whoever wants it no more. */
export const selectDigest = maybe<{ since: Date; memberId: MemberId }, SelectDigestRow>(
  'help_select_digest',
  `select m.id as member_id, m.email as email, m.display_name,
  (select count(*)::int from notices n where n.member_id = m.id and n.read_at is null and n.created_at > $1
    and not exists (select 1 from notice_marks k where k.member_id = m.id and n.id <= k.read_until)) as unread,
  (select count(*)::int from follows f where f.following_id = m.id and f.created_at > $1) as followers
from members m join settings s on s.member_id = m.id
where m.id = $2 and m.state = 'active' and m.email is not null and m.email_verified_at is not null
  and s.choices -> 'account' -> 'digests' = 'true'`,
  (p) => [p.since, p.memberId],
);

export interface SelectDigestPostsRow {
  id: PostId;
  username: string;
  content: string;
  likes_count: number;
}

/** What those they follow wrote, as they may see it, best liked first. */
export const selectDigestPosts = many<{ memberId: MemberId; since: Date }, SelectDigestPostsRow>(
  'help_select_digest_posts',
  `select p.id, a.username, p.content, p.likes_count from follows f
join posts p on p.member_id = f.following_id join members a on a.id = p.member_id
where f.follower_id = $1 and p.created_at > $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and not exists (select 1 from mutes hidden where hidden.member_id = $1 and hidden.muted_id = p.member_id)
  and (p.hidden_at is null or p.member_id = $1)
order by (p.likes_count - p.self_liked::int) desc, p.id desc limit 5`,
  (p) => [p.memberId, p.since],
);

export interface ExportDigestsRow {
  week: string;
}

export const exportDigests = many<{ memberId: MemberId }, ExportDigestsRow>(
  'help_export_digests',
  `select week::text as week from digests where member_id = $1 order by week`,
  (p) => [p.memberId],
);

export const eraseDigests = exec<{ memberId: MemberId }>(
  'help_erase_digests',
  `delete from digests where member_id = $1`,
  (p) => [p.memberId],
);
