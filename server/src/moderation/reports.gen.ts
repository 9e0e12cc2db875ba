// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { LogInJson } from './in-json.ts';
import type { Facet } from '@wagram/contract/kernel';
import type { CaseView, ReportReason, TargetId } from '@wagram/contract/moderation';
import { many, maybe, one, type MemberId, type MemberState, type MemberVerifiedBy, type ModerationLogId, type PostId, type ReportId, type ReportState, type ReportTarget, type ShownMedia, type StoredMedia } from '#kernel';

export interface InsertReportRow {
  found: boolean;
}

/** No row when there is no such target for the reporter (AZ-06): missing, hidden, private and blocked look the same. */
export const insertReport = maybe<{ target: ReportTarget; targetId: string; reporterId: MemberId | null; id: ReportId; reason: ReportReason; note: string | null; now: Date }, InsertReportRow>(
  'moderation_insert_report',
  `with target as (
  select 1 where ($1::text = 'post' and exists (
    select 1 from posts p where p.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $3::uuid and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $3::uuid) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $3::uuid or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3::uuid and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $3)
  )) or ($1 = 'comment' and exists (
    select 1 from comments c join posts p on p.id = c.post_id
    where c.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = c.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = c.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = c.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and (c.hidden_at is null or c.member_id = $3)
      and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $3)
  )) or ($1 = 'stream' and exists (
    select 1 from streams s where s.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = s.host_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = s.host_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = s.host_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))) and s.hidden_at is null
  )) or ($1 = 'group' and exists (
    select 1 from groups g
    left join conversation_members me on me.conversation_id = g.conversation_id and me.member_id = $3
    where g.conversation_id = $2 and ((g.privacy = 'public' and g.hidden_at is null) or me.role is not null)
  )) or ($1 = 'launch' and exists (
    select 1 from launches l where l.id = $2 and l.state <> 'draft' and (
  (
    (l.creator_id is null or not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = l.creator_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = l.creator_id and hidden.blocked_id = $3) and exists (select 1 from members shown where shown.id = l.creator_id and (shown.id = $3 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $3 and f.following_id = shown.id) is not null
  )))))
    and (l.hidden_at is null or l.creator_id = $3)
  ) or exists (select 1 from launch_pledges mine where mine.launch_id = l.id and mine.member_id = $3)
)
  )) or ($1 = 'message' and exists (
    select 1 from messages m join conversations c on c.id = m.conversation_id
      join conversation_members me on me.conversation_id = c.id and me.member_id = $3 and (c.kind <> 'direct' or exists (
  select 1 from conversation_members other where other.conversation_id = c.id and other.member_id <> $3
    and exists (select 1 from members known where known.id = other.member_id and (known.state = 'active' or known.id = $3))
))
    where m.id = $2 and case when m.thread_of is null then m.seq > me.first_seq else exists (
  select 1 from messages post where post.id = m.thread_of and post.thread_of is null and post.kind <> 'system' and post.deleted_at is null and post.seq > me.first_seq
  and ('channel' = 'direct' or post.sender_id is null or post.sender_id = $3 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = post.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = post.sender_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = post.sender_id and (known.state = 'active' or known.id = $3)))) and not exists (select 1 from hidden_messages away where away.member_id = $3 and away.message_id = post.id)
) end and m.deleted_at is null and m.sender_id is not null
      and (c.kind = 'direct' or m.sender_id is null or m.sender_id = $3 or (not exists (select 1 from blocks hidden where hidden.blocker_id = $3 and hidden.blocked_id = m.sender_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.sender_id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = m.sender_id and (known.state = 'active' or known.id = $3))))
  )) or ($1 = 'member' and exists (
    select 1 from members m where m.id = $2 and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = $3) and exists (select 1 from members known where known.id = m.id and (known.state = 'active' or known.id = $3))
  ))
), made as (
  insert into reports (id, reporter_id, target, target_id, reason, note, created_at)
  select $4, $3, $1, $2, $5, $6, $7 from target on conflict do nothing
)
select true as found from target`,
  (p) => [p.target, p.targetId, p.reporterId, p.id, p.reason, p.note, p.now],
);

export interface CaseRow {
  count: number;
  first_at: Date;
  last_at: Date;
  target: 'post' | 'comment' | 'stream' | 'group' | 'launch' | 'message' | 'member';
  target_id: TargetId;
  content: string | null;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  more_media: ShownMedia[] | null;
  hidden: boolean;
  post_id: PostId | null;
  said_at: Date;
  member_id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: MemberVerifiedBy | null;
  platinum: boolean;
  state: MemberState;
  bio: string | null;
  joined_at: Date;
  reasons: CaseView['reasons'];
  reports: CaseView['reports'];
  history: LogInJson[];
}

/** Those that have waited longest first, each with CASE_REPORTS of its reports in full. */
export const selectCases = many<{ after: Date; afterId: TargetId; limit: bigint | number }, CaseRow>(
  'moderation_select_cases',
  `with cases as (
  select r.target as kind, r.target_id as id, count(*)::int as count, min(r.created_at) as first_at,
    max(r.created_at) as last_at
  from reports r where r.state = 'open' and ((r.target = 'post' and exists (select 1 from posts p where p.id = r.target_id))
  or (r.target = 'comment' and exists (select 1 from comments c where c.id = r.target_id))
  or (r.target = 'stream' and exists (select 1 from streams s where s.id = r.target_id))
  or (r.target = 'group' and exists (select 1 from groups g where g.conversation_id = r.target_id))
  or (r.target = 'launch' and exists (select 1 from launches l where l.id = r.target_id and l.creator_id is not null))
  or (r.target = 'message' and exists (select 1 from messages m where m.id = r.target_id and m.sender_id is not null))
  or (r.target = 'member' and exists (select 1 from members m where m.id = r.target_id)))
  group by r.target, r.target_id having (min(r.created_at), r.target_id) > ($1, $2)
  order by min(r.created_at), r.target_id limit $3
)
select cases.count, cases.first_at, cases.last_at, subject.*,
  (select jsonb_agg(to_jsonb(counted) order by counted.count desc, counted.reason) from (
    select r.reason, count(*)::int as count from reports r
    where r.target_id = cases.id and r.state = 'open' group by r.reason
  ) counted) as reasons,
  (select jsonb_agg(to_jsonb(told) order by told.created_at desc) from (
    select r.reason, r.note, m.username as reporter, r.created_at
    from reports r left join members m on m.id = r.reporter_id
    where r.target_id = cases.id and r.state = 'open' order by r.created_at desc, r.id desc limit 5
  ) told) as reports,
  coalesce((
  select jsonb_agg(to_jsonb(past) order by past.id desc) from (
    select l.id, l.operator_id, l.action, l.target, l.target_id, l.member_id, l.about, l.detail, l.reason, l.created_at,
  operator.username as operator, judged.username as member from moderation_log l left join members operator on operator.id = l.operator_id
left join members judged on judged.id = l.member_id where l.member_id = subject.member_id order by l.id desc limit 5
  ) past
), '[]') as history
from cases cross join lateral (select said.*, a.username, a.display_name, a.avatar_url, a.verified, a.verified_by, a.platinum, a.state, a.bio,
  a.created_at as joined_at
from (
  select 'post' as target, p.id as target_id, p.content, p.facets, p.image_url, p.media, p.more_media, p.hidden_at is not null as hidden,
    p.id as post_id, p.created_at as said_at, p.member_id
  from posts p where cases.kind = 'post' and p.id = cases.id
  union all
  select 'comment', c.id, c.content, c.facets, c.image_url, c.media, null, c.hidden_at is not null, c.post_id, c.created_at, c.member_id
  from comments c where cases.kind = 'comment' and c.id = cases.id
  union all
  select 'stream', s.id, s.title, '[]', s.replay_url, s.replay, null, s.hidden_at is not null, null, s.created_at, s.host_id
  from streams s where cases.kind = 'stream' and s.id = cases.id
  union all
  select 'group', c.id, concat_ws(e'\\n\\n', c.title, nullif(g.description, '')), '[]', null, null, null, g.hidden_at is not null, null,
    c.created_at, o.member_id
  from groups g join conversations c on c.id = g.conversation_id
    join conversation_members o on o.conversation_id = c.id and o.role = 'owner'
  where cases.kind = 'group' and g.conversation_id = cases.id
  union all
  select 'launch', l.id, concat(l.name, ' (', l.symbol, ')'), '[]', l.image_url, null, null, l.hidden_at is not null, null, l.created_at,
    creator.id
  from launches l join members creator on creator.id = l.creator_id
  where cases.kind = 'launch' and l.id = cases.id and l.state <> 'draft'
  union all
  select 'message', m.id, coalesce(w.content, m.content), coalesce(w.facets, m.facets), coalesce(w.image_url, m.image_url),
    coalesce(w.media, m.media), coalesce(w.more_media, m.more_media), w.message_id is not null and w.member_id is null, null, m.created_at, sender.id
  from messages m join members sender on sender.id = m.sender_id left join withheld_messages w on w.message_id = m.id
  where cases.kind = 'message' and m.id = cases.id
  union all
  select 'member', m.id, null, '[]', null, null, null, false, null, m.created_at, m.id
  from members m where cases.kind = 'member' and m.id = cases.id
) said join members a on a.id = said.member_id) subject
order by cases.first_at, cases.id`,
  (p) => [p.after, p.afterId, p.limit],
);

export interface CountCasesRow {
  open: number;
}

export const countCases = one<void, CountCasesRow>(
  'moderation_count_cases',
  `select count(distinct r.target_id)::int as open from reports r where r.state = 'open' and ((r.target = 'post' and exists (select 1 from posts p where p.id = r.target_id))
  or (r.target = 'comment' and exists (select 1 from comments c where c.id = r.target_id))
  or (r.target = 'stream' and exists (select 1 from streams s where s.id = r.target_id))
  or (r.target = 'group' and exists (select 1 from groups g where g.conversation_id = r.target_id))
  or (r.target = 'launch' and exists (select 1 from launches l where l.id = r.target_id and l.creator_id is not null))
  or (r.target = 'message' and exists (select 1 from messages m where m.id = r.target_id and m.sender_id is not null))
  or (r.target = 'member' and exists (select 1 from members m where m.id = r.target_id)))`,
  () => [],
);

export interface CloseReportsRow {
  reporter_id: MemberId | null;
}

/** About the thing, and about its author if they are meant. */
export const closeReports = many<{ state: ReportState; decisionId: ModerationLogId; now: Date; targetIds: readonly TargetId[] }, CloseReportsRow>(
  'moderation_close_reports',
  `update reports set state = $1, decision_id = $2, decided_at = $3
where target_id = any($4) and state = 'open'
returning reporter_id`,
  (p) => [p.state, p.decisionId, p.now, p.targetIds],
);
