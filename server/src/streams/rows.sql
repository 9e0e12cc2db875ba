-- A stream with its host, as every statement of this room answers it, and who may watch it.

-- macro: can_watch(viewer, stream)
-- Who asks for a stream finds it: they may read its host, and what an operator has hidden is its host's alone. Who has a
-- ticket is let in also when the host goes private after it was sold.
(can_read(:viewer, :stream.host_id) or (has_ticket(:viewer, :stream.id) and can_know(:viewer, :stream.host_id)))
  and (:stream.hidden_at is null or :stream.host_id = :viewer)

-- macro: can_watch_unasked(viewer, stream)
-- Who looks around meets it: whoever is muted stays out.
can_read_unasked(:viewer, :stream.host_id) and (:stream.hidden_at is null or :stream.host_id = :viewer)

-- macro: is_in_stream(table, member, stream)
(select true from :table mine where mine.stream_id = :stream and mine.member_id = :member) is not null

-- macro: is_named(member, host)
-- The host has made them a moderator.
(select true from stream_moderators named where named.host_id = :host and named.member_id = :member) is not null

-- macro: moderates(member, stream)
-- Who may not enter keeps no order there: a ticket is needed by moderators too.
(is_named(:member, :stream.host_id) and (not is_ticketed(:stream.id) or has_ticket(:member, :stream.id)))

-- macro: viewers_of(stream, now)
-- Those who watch, over all processes that still say so.
coalesce((
    select sum(v.viewers) from stream_viewers v
    where v.stream_id = :stream.id and v.believed_until > :now and :stream.state = 'live'
  ), 0)::int

-- macro: stream_columns(stream, host, viewer, now)
:stream.id, :stream.host_id, :stream.title, :stream.category, :stream.state, :stream.scheduled_for, :stream.started_at,
  :stream.ended_at, :stream.slow_seconds, :stream.likes_count, :stream.comments_count, :stream.shares_count,
  :stream.earnings, :stream.peak_viewers, :stream.replay_url, :stream.replay, viewers_of(:stream, :now) as viewers,
  :host.username, :host.display_name, :host.avatar_url, :host.verified, :host.verified_by, :host.platinum,
  is_in_stream(stream_likes, :viewer, :stream.id) as liked, is_in_stream(stream_bans, :viewer, :stream.id) as banned,
  moderates(:viewer, :stream) as moderates
