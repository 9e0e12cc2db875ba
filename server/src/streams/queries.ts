import { SCHEDULE_GRACE_HOURS } from '@wagram/contract/streams';
import { emitted, statement } from '#kernel';
import { listedTo, openTo, STREAM, watching, type StreamRow } from './rows.ts';

const event = `jsonb_build_object('streamId', id, 'hostId', host_id)`;

/** $1 viewer, $2 now, $3 stream. */
export const selectStream = statement<StreamRow>(
  'stream_one',
  `select ${STREAM} from streams s join members m on m.id = s.host_id where s.id = $3 and ${openTo('$1')}`,
);

/** $1 viewer, $2 now, $3 and $4 the place before, $5 how many. Most watched first. */
export const selectLive = statement<StreamRow>(
  'stream_live',
  `select * from (
     select ${STREAM} from streams s join members m on m.id = s.host_id
     where s.state = 'live' and s.alive_until > $2 and ${listedTo('$1')}
   ) live where (viewers, id) < ($3::int, $4::uuid) order by viewers desc, id desc limit $5`,
);

/** The same of those that are still to come, soonest first. */
export const selectScheduled = statement<StreamRow>(
  'stream_scheduled',
  `select ${STREAM} from streams s join members m on m.id = s.host_id
   where s.state = 'scheduled' and s.scheduled_for > $2::timestamptz - interval '${SCHEDULE_GRACE_HOURS} hours'
     and ${listedTo('$1')} and (s.scheduled_for, s.id) > ($3::timestamptz, $4::uuid)
   order by s.scheduled_for, s.id limit $5`,
);

/** $1 id, $2 host, $3 title, $4 category, $5 now, $6 until when the host is believed to be there, $7 id of the event. */
export const insertLive = statement<{ id: string }>(
  'stream_insert_live',
  `with made as (
     insert into streams (id, host_id, title, category, state, started_at, alive_until, created_at)
     values ($1, $2, $3, $4, 'live', $5, $6, $5) returning id, host_id
   ), told as (${emitted('$7', 'stream.started', event, 'made')}) select id from made`,
);

/** The same with $6 for when. */
export const insertScheduled = statement<{ id: string }>(
  'stream_insert_scheduled',
  `with made as (
     insert into streams (id, host_id, title, category, state, scheduled_for, created_at)
     values ($1, $2, $3, $4, 'scheduled', $6, $5) returning id, host_id
   ), told as (${emitted('$7', 'stream.scheduled', event, 'made')}) select id from made`,
);

export const countScheduled = statement<{ number: number }>(
  'stream_count_scheduled',
  `select count(*)::int as number from streams where host_id = $1 and state = 'scheduled'`,
);

/** $1 host, $2 stream, $3 now, $4 until when, $5 id of the event. */
export const startScheduled = statement<{ id: string }>(
  'stream_start',
  `with changed as (
     update streams set state = 'live', started_at = $3, alive_until = $4
     where id = $2 and host_id = $1 and state = 'scheduled' returning id, host_id
   ), told as (${emitted('$5', 'stream.started', event, 'changed')}) select id from changed`,
);

/** $1 host, $2 stream, $3 until when. */
export const updateAlive = statement<{ id: string }>(
  'stream_alive',
  `update streams set alive_until = $3 where id = $2 and host_id = $1 and state = 'live' returning id`,
);

/** $1 host, $2 stream, $3 now, $4 id of the event, $5 when what arrived of the recording becomes the replay, or null. */
export const updateEnded = statement<{ id: string }>(
  'stream_end',
  `with changed as (
     update streams set state = 'ended', ended_at = $3, alive_until = null, replay_due_at = $5::timestamptz
     where id = $2 and host_id = $1 and state = 'live' returning id, host_id
   ), told as (${emitted('$4', 'stream.ended', event, 'changed')}) select id from changed`,
);

/** $1 stream, $2 since when, or null: it can be seen again, $3 id of the event. A live one ends. No row: it is so already. */
export const updateHidden = statement<{ id: string }>(
  'stream_hide',
  `with before as (select id, host_id, state from streams where id = $1 for no key update), changed as (
     update streams s set hidden_at = $2::timestamptz,
       state = case when s.state = 'live' and $2::timestamptz is not null then 'ended' else s.state end,
       ended_at = case when s.state = 'live' and $2::timestamptz is not null then $2::timestamptz else s.ended_at end,
       alive_until = case when $2::timestamptz is not null then null else s.alive_until end
     from before where s.id = before.id and (s.hidden_at is null) = ($2::timestamptz is not null) returning s.id, s.host_id, before.state as was
   ), told as (${emitted('$3', 'stream.ended', event, `(select id, host_id from changed where was = 'live' and $2::timestamptz is not null) ended`)})
   select id from changed`,
);

export const deleteScheduled = statement<{ id: string }>(
  'stream_cancel',
  `delete from streams where id = $2 and host_id = $1 and state = 'scheduled' returning id`,
);

/** Their hosts have said nothing for too long. $1 now, $2 of one host, or null: of all. A page that only lost its line may
 * still bring the rest of its recording. */
export const endLapsed = statement<{ id: string }>(
  'stream_end_lapsed',
  `with changed as (
     update streams set state = 'ended', ended_at = $1, alive_until = null, replay_due_at = $1::timestamptz + interval '2 minutes'
     where state = 'live' and alive_until <= $1 and ($2::uuid is null or host_id = $2) returning id, host_id
   ), told as (${emitted('gen_random_uuid()', 'stream.ended', event, 'changed')}) select id from changed`,
);

/** $1 host, $2 stream, $3 title, $4 category, $5 slow seconds; null leaves it. */
export const updateStream = statement<{ id: string }>(
  'stream_change',
  `update streams set title = coalesce($3, title), category = coalesce($4, category), slow_seconds = coalesce($5, slow_seconds)
   where id = $2 and host_id = $1 and state <> 'ended' returning id`,
);

/** $1 host, $2 stream, $3 address, $4 details, $5 file. Only the first recording counts. */
export const updateReplay = statement<{ id: string }>(
  'stream_replay',
  `update streams set replay_url = $3, replay = $4, media_id = $5, replay_due_at = null
   where id = $2 and host_id = $1 and state = 'ended' and replay_url is null returning id`,
);

const reached = `target as (select s.id from streams s where s.id = $2 and ${openTo('$1')})`;

const reaction = (table: 'likes' | 'shares'): string => `
  with ${reached}, made as (
    insert into stream_${table} (stream_id, member_id, created_at) select id, $1, $3 from target
    on conflict do nothing returning stream_id
  ), changed as (update streams set ${table}_count = ${table}_count + 1 where id in (select stream_id from made))
  select id from target`;

/** $1 who, $2 stream, $3 now. A second one changes nothing. */
export const insertLike = statement<{ id: string }>('stream_like', reaction('likes'));
export const insertShare = statement<{ id: string }>('stream_share', reaction('shares'));
/** The count follows by a trigger. $1 who, $2 stream. */
export const deleteLike = statement(
  'stream_unlike',
  `with ${reached} delete from stream_likes l using target where l.stream_id = target.id and l.member_id = $1`,
);

export interface FiguresRow {
  viewers: number;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  earnings: string;
}

/** $1 stream, $2 now. */
export const selectFigures = statement<FiguresRow>(
  'stream_figures',
  `select ${watching('s', '$2')} as viewers, s.likes_count, s.comments_count, s.shares_count, s.earnings
   from streams s where s.id = $1`,
);

/** $1 stream, $2 process, $3 how many, $4 until when, $5 now. Others' numbers and ours make the most that were ever there. */
export const putViewers = statement(
  'stream_viewers_put',
  `with mine as (
     insert into stream_viewers (stream_id, process_id, viewers, believed_until)
     select s.id, $2, $3, $4 from streams s where s.id = $1 and s.state = 'live'
     on conflict (stream_id, process_id) do update set viewers = excluded.viewers, believed_until = excluded.believed_until
     returning stream_id, viewers
   )
   update streams s set peak_viewers = greatest(s.peak_viewers, mine.viewers + coalesce((
     select sum(v.viewers) from stream_viewers v
     where v.stream_id = s.id and v.process_id <> $2 and v.believed_until > $5), 0)::int)
   from mine where s.id = mine.stream_id`,
);

export const deleteOldViewers = statement(
  'stream_viewers_sweep',
  'delete from stream_viewers where believed_until < $1',
);

/** RT-03: of pairs of members (or null) and streams, those who may see them still, and whose account is in use. $1 members, $2 streams. */
export const selectStillSeen = statement<{ at: number; memberId: string; id: string; live: boolean }>(
  'stream_still_seen',
  `select j.at::int, j.member_id as "memberId", j.stream_id as id, s.state = 'live' as live
   from unnest($1::uuid[], $2::uuid[]) with ordinality j (member_id, stream_id, at) join streams s on s.id = j.stream_id
   where ${openTo('j.member_id')} and (j.member_id is null or exists (
     select 1 from members own where own.id = j.member_id and own.state = 'active'))`,
);

/** P7. */
export const selectStreamViolations = statement<{ violation: string }>(
  'stream_count_faults',
  `select 'stream ' || s.id || ' counts wrong' as violation from streams s
   where s.likes_count <> (select count(*) from stream_likes l where l.stream_id = s.id)
      or s.shares_count <> (select count(*) from stream_shares h where h.stream_id = s.id)
      or s.comments_count <> (select count(*) from stream_messages c where c.stream_id = s.id and c.deleted_at is null)
      or s.earnings <> (select coalesce(sum(c.amount), 0) from stream_messages c where c.stream_id = s.id)
   union all
   select 'superchat ' || c.id || ' is not in the books' from stream_messages c
     left join transfers t on t.id = c.transfer_id and t.kind = 'superchat' and t.amount = c.amount
   where c.amount is not null and t.id is null`,
);

/** $1 host, $2 now. */
export const selectOwnLive = statement<{ id: string }>(
  'stream_own_live',
  `select id from streams where host_id = $1 and state = 'live' and alive_until > $2`,
);
