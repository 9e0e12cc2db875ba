// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { ReplayPart } from './past/replay-time.ts';
import type { StreamEvent } from '@wagram/contract/streams';
import { exec, many, maybe, one, type EmittedEvent, type EventField, type Json, type MediaId, type MemberId, type OutboxId, type StoredMedia, type StreamCategory, type StreamId } from '#kernel';

export type InsertLiveEmits = EmittedEvent<StreamEvent, 'stream.started', { streamId: StreamId; hostId: MemberId }>;

export const insertLive = exec<{ id: StreamId; hostId: MemberId; title: string; category: StreamCategory; now: Date; aliveUntil: Date; eventId: OutboxId }>(
  'streams_insert_live',
  `with made as (
  insert into streams (id, host_id, title, category, state, started_at, alive_until, created_at)
  values ($1, $2, $3, $4, 'live', $5, $6, $5) returning id, host_id
)
insert into outbox (id, name, payload)
select $7::uuid, 'stream.started', jsonb_build_object('streamId', id, 'hostId', host_id) from made`,
  (p) => [p.id, p.hostId, p.title, p.category, p.now, p.aliveUntil, p.eventId],
);

export type InsertScheduledEmits = EmittedEvent<StreamEvent, 'stream.scheduled', { streamId: StreamId; hostId: MemberId }>;

export const insertScheduled = exec<{ id: StreamId; hostId: MemberId; title: string; category: StreamCategory; scheduledFor: Date; now: Date; eventId: OutboxId }>(
  'streams_insert_scheduled',
  `with made as (
  insert into streams (id, host_id, title, category, state, scheduled_for, created_at)
  values ($1, $2, $3, $4, 'scheduled', $5, $6) returning id, host_id
)
insert into outbox (id, name, payload)
select $7::uuid, 'stream.scheduled', jsonb_build_object('streamId', id, 'hostId', host_id) from made`,
  (p) => [p.id, p.hostId, p.title, p.category, p.scheduledFor, p.now, p.eventId],
);

export interface CountScheduledRow {
  number: number;
}

export const countScheduled = one<{ hostId: MemberId }, CountScheduledRow>(
  'streams_count_scheduled',
  `select count(*)::int as number from streams where host_id = $1 and state = 'scheduled'`,
  (p) => [p.hostId],
);

export interface StartScheduledRow {
  id: StreamId;
}

export type StartScheduledEmits = EmittedEvent<StreamEvent, 'stream.started', { streamId: StreamId; hostId: MemberId }>;

export const startScheduled = maybe<{ now: Date; aliveUntil: Date; streamId: StreamId; hostId: MemberId; eventId: OutboxId }, StartScheduledRow>(
  'streams_start_scheduled',
  `with changed as (
  update streams set state = 'live', started_at = $1, alive_until = $2
  where id = $3 and host_id = $4 and state = 'scheduled' returning id, host_id
), emitted as (
  insert into outbox (id, name, payload)
select $5::uuid, 'stream.started', jsonb_build_object('streamId', id, 'hostId', host_id) from changed
)
select id from changed`,
  (p) => [p.now, p.aliveUntil, p.streamId, p.hostId, p.eventId],
);

export const updateAlive = exec<{ aliveUntil: Date; streamId: StreamId; hostId: MemberId }>(
  'streams_update_alive',
  `update streams set alive_until = $1 where id = $2 and host_id = $3 and state = 'live'`,
  (p) => [p.aliveUntil, p.streamId, p.hostId],
);

export interface SetEndedRow {
  id: StreamId;
}

export type SetEndedEmits = EmittedEvent<StreamEvent, 'stream.ended', { streamId: StreamId; hostId: MemberId }>;

/** What has arrived of a recording in pieces becomes the replay when that is due. */
export const setEnded = maybe<{ now: Date; replayDueAt: Date | null; streamId: StreamId; hostId: MemberId; eventId: OutboxId }, SetEndedRow>(
  'streams_set_ended',
  `with changed as (
  update streams set state = 'ended', ended_at = $1, alive_until = null, replay_due_at = $2
  where id = $3 and host_id = $4 and state = 'live' returning id, host_id
), emitted as (
  insert into outbox (id, name, payload)
select $5::uuid, 'stream.ended', jsonb_build_object('streamId', id, 'hostId', host_id) from changed
)
select id from changed`,
  (p) => [p.now, p.replayDueAt, p.streamId, p.hostId, p.eventId],
);

export interface EndLapsedRow {
  id: StreamId;
}

export type EndLapsedEmits = EmittedEvent<StreamEvent, 'stream.ended', { streamId: StreamId; hostId: MemberId }>;

/** Their hosts have said nothing for too long: of one host, or of all. A page that only lost its line may still bring the rest of its recording. */
export const endLapsed = many<{ now: Date; hostId: MemberId | null }, EndLapsedRow>(
  'streams_end_lapsed',
  `with changed as (
  update streams set state = 'ended', ended_at = $1, alive_until = null,
    replay_due_at = $1::timestamptz + interval '2 minutes'
  where state = 'live' and alive_until <= $1 and ($2::uuid is null or host_id = $2) returning id, host_id
), emitted as (
  insert into outbox (id, name, payload)
select gen_random_uuid(), 'stream.ended', jsonb_build_object('streamId', id, 'hostId', host_id) from changed
)
select id from changed`,
  (p) => [p.now, p.hostId],
);

export const deleteScheduled = exec<{ streamId: StreamId; hostId: MemberId }>(
  'streams_delete_scheduled',
  `delete from streams where id = $1 and host_id = $2 and state = 'scheduled'`,
  (p) => [p.streamId, p.hostId],
);

export interface SetHiddenRow {
  id: StreamId;
}

export type SetHiddenEmits = EmittedEvent<StreamEvent, 'stream.ended', { streamId: StreamId; hostId: MemberId }>;

/** Since when it is hidden, or null to show it again. A live one ends. No row when it is so already, or gone. */
export const setHidden = maybe<{ streamId: StreamId; hiddenAt: Date | null; eventId: OutboxId }, SetHiddenRow>(
  'streams_set_hidden',
  `with before as (
  select id, host_id, state from streams where id = $1 for no key update
), changed as (
  update streams s set hidden_at = $2::timestamptz,
    state = case when s.state = 'live' and $2::timestamptz is not null then 'ended' else s.state end,
    ended_at = case when s.state = 'live' and $2::timestamptz is not null then $2::timestamptz else s.ended_at end,
    alive_until = case when $2::timestamptz is not null then null else s.alive_until end
  from before where s.id = before.id and (s.hidden_at is null) = ($2::timestamptz is not null)
  returning s.id, s.host_id, before.state as was
), ended as (
  select id, host_id from changed where was = 'live' and $2::timestamptz is not null
), emitted as (
  insert into outbox (id, name, payload)
select $3::uuid, 'stream.ended', jsonb_build_object('streamId', id, 'hostId', host_id) from ended
)
select id from changed`,
  (p) => [p.streamId, p.hiddenAt, p.eventId],
);

/** Null leaves it. */
export const updateStream = exec<{ title: string | null; category: StreamCategory | null; slowSeconds: number | null; streamId: StreamId; hostId: MemberId }>(
  'streams_update_stream',
  `update streams set title = coalesce($1, title), category = coalesce($2, category),
  slow_seconds = coalesce($3, slow_seconds)
where id = $4 and host_id = $5 and state <> 'ended'`,
  (p) => [p.title, p.category, p.slowSeconds, p.streamId, p.hostId],
);

/** Only the first recording counts. */
export const updateReplay = exec<{ url: string; replay: Json<StoredMedia>; parts: Json<ReplayPart[]> | null; mediaId: MediaId | null; streamId: StreamId; hostId: MemberId }>(
  'streams_update_replay',
  `update streams set replay_url = $1, replay = $2, replay_parts = $3, media_id = $4, replay_due_at = null
where id = $5 and host_id = $6 and state = 'ended' and replay_url is null`,
  (p) => [p.url, p.replay, p.parts, p.mediaId, p.streamId, p.hostId],
);

export interface SelectDueReplaysRow {
  id: StreamId;
  host_id: MemberId;
}

export const selectDueReplays = many<{ now: Date; count: bigint | number }, SelectDueReplaysRow>(
  'streams_select_due_replays',
  `select id, host_id from streams where replay_due_at <= $1 and state = 'ended' and hidden_at is null
order by replay_due_at limit $2`,
  (p) => [p.now, p.count],
);

/** Others come first. No row when it has been tried for a day. */
export const postponeReplay = exec<{ now: Date; streamId: StreamId }>(
  'streams_postpone_replay',
  `update streams set replay_due_at = $1::timestamptz + interval '1 minute'
where id = $2 and replay_due_at is not null and ended_at > $1::timestamptz - interval '1 day'`,
  (p) => [p.now, p.streamId],
);

export const settleReplay = exec<{ streamId: StreamId }>(
  'streams_settle_replay',
  `update streams set replay_due_at = null where id = $1`,
  (p) => [p.streamId],
);

export type TellScheduledEmits = EmittedEvent<StreamEvent, 'stream.told', { what: 'scheduled'; streamId: StreamId; hostId: MemberId; memberIds: EventField<StreamEvent, 'stream.told', 'memberIds'> }>;

export const tellScheduled = exec<{ streamIds: readonly StreamId[]; hostIds: readonly MemberId[] }>(
  'streams_tell_scheduled',
  `insert into outbox (id, name, payload)
select gen_random_uuid(), 'stream.told', jsonb_build_object(
  'what', 'scheduled'::text, 'streamId', stream_id, 'hostId', host_id, 'memberIds', members)
from (
  select stream_id, host_id, jsonb_agg(follower_id) as members
  from (
    select j.stream_id, j.host_id, f.follower_id,
      (row_number() over (partition by j.stream_id order by f.follower_id) - 1) / 500 as chunk
    from unnest($1::uuid[], $2::uuid[]) j (stream_id, host_id) join streams s on s.id = j.stream_id
    join follows f on f.following_id = j.host_id
  ) each
  group by stream_id, host_id, chunk
) chunks`,
  (p) => [p.streamIds, p.hostIds],
);

export type TellStartedEmits = EmittedEvent<StreamEvent, 'stream.told', { what: 'started'; streamId: StreamId; hostId: MemberId; memberIds: EventField<StreamEvent, 'stream.told', 'memberIds'> }>;

export const tellStarted = exec<{ streamIds: readonly StreamId[]; hostIds: readonly MemberId[] }>(
  'streams_tell_started',
  `insert into outbox (id, name, payload)
select gen_random_uuid(), 'stream.told', jsonb_build_object(
  'what', 'started'::text, 'streamId', stream_id, 'hostId', host_id, 'memberIds', members)
from (
  select stream_id, host_id, jsonb_agg(follower_id) as members
  from (
    select j.stream_id, j.host_id, f.follower_id,
      (row_number() over (partition by j.stream_id order by f.follower_id) - 1) / 500 as chunk
    from unnest($1::uuid[], $2::uuid[]) j (stream_id, host_id) join streams s on s.id = j.stream_id
    join follows f on f.following_id = j.host_id
  ) each
  group by stream_id, host_id, chunk
) chunks`,
  (p) => [p.streamIds, p.hostIds],
);

export interface SelectStreamViolationsRow {
  violation: string;
}

/** P7: every counter that differs from its rows, and every superchat that nobody paid. */
export const selectStreamViolations = many<void, SelectStreamViolationsRow>(
  'streams_select_stream_violations',
  `select 'stream ' || s.id || ' counts wrong' as violation from streams s
where s.likes_count <> (select count(*) from stream_likes l where l.stream_id = s.id)
  or s.shares_count <> (select count(*) from stream_shares h where h.stream_id = s.id)
  or s.comments_count <> (select count(*) from stream_messages c where c.stream_id = s.id and c.deleted_at is null)
  or s.earnings <> (select coalesce(sum(c.amount), 0) from stream_messages c where c.stream_id = s.id)
union all
select 'superchat ' || c.id || ' is not in the books'
from stream_messages c left join transfers t on t.id = c.transfer_id and t.kind = 'superchat' and t.amount = c.amount
where c.amount is not null and t.id is null`,
  () => [],
);
