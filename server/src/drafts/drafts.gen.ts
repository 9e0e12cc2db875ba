// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { QuotedInJson } from '#posts';
import type { DraftPoll } from '@wagram/contract/drafts';
import { exec, many, maybe, one, type DraftId, type DraftProblem, type DraftState, type Json, type MediaId, type MemberId, type MemberState, type PostId, type ShownMedia } from '#kernel';

export interface DraftRow {
  id: DraftId;
  member_id: MemberId;
  content: string;
  media: ShownMedia[];
  quote_of: PostId | null;
  poll: DraftPoll | null;
  warning: string | null;
  state: DraftState;
  problem: DraftProblem | null;
  scheduled_for: Date | null;
  version: number;
  updated_at: Date;
  quoted_post: QuotedInJson | null;
}

export const selectDrafts = many<{ memberId: MemberId; before: Date; beforeId: DraftId; count: bigint | number }, DraftRow>(
  'drafts_select_drafts',
  `select d.id, d.member_id, d.content, d.media, d.quote_of, d.poll, d.warning, d.state, d.problem,
  d.scheduled_for, d.version, d.updated_at, case when d.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = d.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = d.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = d.member_id)) and (by.id = d.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = d.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post from drafts d
where d.member_id = $1 and d.state = 'draft' and (d.updated_at, d.id) < ($2::timestamptz, $3::uuid)
order by d.updated_at desc, d.id desc limit $4`,
  (p) => [p.memberId, p.before, p.beforeId, p.count],
);

/** The next one first, and before it what should have gone out and did not. */
export const selectScheduled = many<{ memberId: MemberId; after: Date; afterId: DraftId; count: bigint | number }, DraftRow>(
  'drafts_select_scheduled',
  `select d.id, d.member_id, d.content, d.media, d.quote_of, d.poll, d.warning, d.state, d.problem,
  d.scheduled_for, d.version, d.updated_at, case when d.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = d.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = d.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = d.member_id)) and (by.id = d.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = d.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post from drafts d
where d.member_id = $1 and d.state <> 'draft' and (d.scheduled_for, d.id) > ($2::timestamptz, $3::uuid)
order by d.scheduled_for, d.id limit $4`,
  (p) => [p.memberId, p.after, p.afterId, p.count],
);

export const selectDraft = maybe<{ id: DraftId; memberId: MemberId }, DraftRow>(
  'drafts_select_draft',
  `select d.id, d.member_id, d.content, d.media, d.quote_of, d.poll, d.warning, d.state, d.problem,
  d.scheduled_for, d.version, d.updated_at, case when d.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = d.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = d.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = d.member_id)) and (by.id = d.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = d.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post from drafts d where d.id = $1 and d.member_id = $2`,
  (p) => [p.id, p.memberId],
);

export interface CountOthersRow {
  others: number;
}

export const countOthers = one<{ memberId: MemberId; id: DraftId }, CountOthersRow>(
  'drafts_count_others',
  `select count(*)::int as others from drafts where member_id = $1 and id <> $2`,
  (p) => [p.memberId, p.id],
);

/** No row for an id that is somebody else's, or whose post is out already: what comes late does not bring it back. What is scheduled stays so, what was not sent becomes a draft. */
export const upsertDraft = maybe<{ id: DraftId; memberId: MemberId; content: string; media: Json<ShownMedia[]>; quoteOf: PostId | null; poll: Json<DraftPoll> | null; warning: string | null; now: Date; key: string }, DraftRow>(
  'drafts_upsert_draft',
  `with kept as (
  insert into drafts (id, member_id, content, media, quote_of, poll, warning, created_at, updated_at)
  select $1::uuid, $2::uuid, $3, $4::jsonb, $5::uuid, $6::jsonb, $7, $8::timestamptz, $8
  where not exists (select 1 from posts sent where sent.member_id = $2 and sent.client_key = $9)
  on conflict (id) do update set content = excluded.content, media = excluded.media, quote_of = excluded.quote_of,
    poll = excluded.poll, warning = excluded.warning, updated_at = excluded.updated_at, version = drafts.version + 1,
    state = case when drafts.state = 'scheduled' then 'scheduled' else 'draft' end, problem = null,
    scheduled_for = case when drafts.state = 'scheduled' then drafts.scheduled_for end
  where drafts.member_id = excluded.member_id
  returning *
)
select kept.id, kept.member_id, kept.content, kept.media, kept.quote_of, kept.poll, kept.warning, kept.state, kept.problem,
  kept.scheduled_for, kept.version, kept.updated_at, case when kept.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = kept.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = kept.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = kept.member_id)) and (by.id = kept.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = kept.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post from kept`,
  (p) => [p.id, p.memberId, p.content, p.media, p.quoteOf, p.poll, p.warning, p.now, p.key],
);

export const deleteOtherMedia = exec<{ draftId: DraftId; mediaIds: readonly MediaId[] }>(
  'drafts_delete_other_media',
  `delete from draft_media where draft_id = $1 and media_id <> all($2::uuid[])`,
  (p) => [p.draftId, p.mediaIds],
);

export const insertDraftMedia = exec<{ draftId: DraftId; mediaIds: readonly MediaId[] }>(
  'drafts_insert_draft_media',
  `insert into draft_media (draft_id, media_id) select $1, media_id from unnest($2::uuid[]) as file (media_id)
on conflict do nothing`,
  (p) => [p.draftId, p.mediaIds],
);

/** Without a time it is a draft again. Only as it was read: what is scheduled has been looked at. */
export const updateSchedule = maybe<{ at: Date | null; now: Date; id: DraftId; memberId: MemberId; version: number }, DraftRow>(
  'drafts_update_schedule',
  `with changed as (
  update drafts set state = case when $1::timestamptz is null then 'draft' else 'scheduled' end, scheduled_for = $1,
    problem = null, version = version + 1, updated_at = $2
  where id = $3 and member_id = $4 and version = $5
  returning *
)
select changed.id, changed.member_id, changed.content, changed.media, changed.quote_of, changed.poll, changed.warning, changed.state, changed.problem,
  changed.scheduled_for, changed.version, changed.updated_at, case when changed.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = changed.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = changed.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = changed.member_id)) and (by.id = changed.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = changed.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post from changed`,
  (p) => [p.at, p.now, p.id, p.memberId, p.version],
);

export interface DueRow {
  id: DraftId;
  member_id: MemberId;
  content: string;
  media: ShownMedia[];
  quote_of: PostId | null;
  poll: DraftPoll | null;
  warning: string | null;
  state: DraftState;
  problem: DraftProblem | null;
  scheduled_for: Date | null;
  version: number;
  updated_at: Date;
  quoted_post: QuotedInJson | null;
  author_state: MemberState;
}

/** For whoever sends it: with how its author stands. */
export const selectDue = maybe<{ id: DraftId; now: Date }, DueRow>(
  'drafts_select_due',
  `select d.id, d.member_id, d.content, d.media, d.quote_of, d.poll, d.warning, d.state, d.problem,
  d.scheduled_for, d.version, d.updated_at, case when d.quote_of is not null then (
    select jsonb_build_object('id', q.id, 'member_id', q.member_id, 'username', by.username,
      'display_name', by.display_name, 'avatar_url', by.avatar_url, 'verified', by.verified,
      'verified_by', by.verified_by, 'platinum', by.platinum, 'content', q.content, 'facets', q.facets,
      'image_url', q.image_url, 'media', q.media, 'warning', q.warning, 'created_at', q.created_at)
    from posts q join members by on by.id = q.member_id
    where q.id = d.quote_of and q.hidden_at is null and (select not exists (select 1 from blocks hidden where hidden.blocker_id = d.member_id and hidden.blocked_id = by.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = by.id and hidden.blocked_id = d.member_id)) and (by.id = d.member_id or (by.state = 'active' and (
    not by.private
    or (select true from follows f where f.follower_id = d.member_id and f.following_id = by.id) is not null
  )))
  ) end as quoted_post, m.state as author_state from drafts d join members m on m.id = d.member_id
where d.id = $1 and d.state = 'scheduled' and d.scheduled_for <= $2`,
  (p) => [p.id, p.now],
);

export interface TakeDraftRow {
  id: DraftId;
}

/** In the transaction that makes its post. No row when it was changed, posted or deleted since it was read. */
export const takeDraft = maybe<{ id: DraftId; memberId: MemberId; version: number }, TakeDraftRow>(
  'drafts_take_draft',
  `delete from drafts where id = $1 and member_id = $2 and version = $3 returning id`,
  (p) => [p.id, p.memberId, p.version],
);

export interface FailDraftRow {
  id: DraftId;
}

export const failDraft = maybe<{ problem: DraftProblem; id: DraftId; version: number }, FailDraftRow>(
  'drafts_fail_draft',
  `update drafts set state = 'failed', problem = $1, version = version + 1
where id = $2 and version = $3 and state = 'scheduled' returning id`,
  (p) => [p.problem, p.id, p.version],
);

export interface DeleteDraftRow {
  id: DraftId;
}

export const deleteDraft = maybe<{ id: DraftId; memberId: MemberId }, DeleteDraftRow>(
  'drafts_delete_draft',
  `delete from drafts where id = $1 and member_id = $2 returning id`,
  (p) => [p.id, p.memberId],
);

export interface ExportDraftsRow {
  id: DraftId;
  content: string;
  media: ShownMedia[];
  quote_of: PostId | null;
  poll: DraftPoll | null;
  warning: string | null;
  state: DraftState;
  problem: DraftProblem | null;
  scheduled_for: Date | null;
  created_at: Date;
  updated_at: Date;
}

export const exportDrafts = many<{ memberId: MemberId }, ExportDraftsRow>(
  'drafts_export_drafts',
  `select id, content, media, quote_of, poll, warning, state, problem, scheduled_for, created_at, updated_at
from drafts where member_id = $1 order by created_at`,
  (p) => [p.memberId],
);

export const eraseDrafts = exec<{ memberId: MemberId }>(
  'drafts_erase_drafts',
  `delete from drafts where member_id = $1`,
  (p) => [p.memberId],
);
