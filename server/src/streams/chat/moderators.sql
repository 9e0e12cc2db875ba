-- Who keeps order in the chats of a host, and who may say nothing more.

-- name: insertModerator :maybe
-- No row when the host knows no such member. Whoever is to keep order may speak.
with known as (
  select m.id from members m where m.id = :member_id and can_meet(:host_id, m.id)
), made as (
  insert into stream_moderators (host_id, member_id, created_at) select :host_id, id, :now from known
  on conflict do nothing
), spoken_for as (
  delete from stream_bans b using streams s, known
  where s.id = b.stream_id and s.host_id = :host_id and b.member_id = known.id
)
select id from known;

-- name: deleteModerator :exec
delete from stream_moderators where host_id = :host_id and member_id = :member_id;

-- name: deleteApartModerators :exec
-- Of pairs that a block has put apart, in both directions.
delete from stream_moderators o using unnest(:ones::uuid[], :others::uuid[]) j (one, other)
where (o.host_id = j.one and o.member_id = j.other) or (o.host_id = j.other and o.member_id = j.one);

-- name: countModerators :one
select count(*)::int as number from stream_moderators where host_id = :host_id and member_id <> :but_id;

-- name: selectIsModerator :one
select is_named(:member_id, :host_id) as named;

-- name: selectModerators :many
select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, o.created_at as named_at
from stream_moderators o join members m on m.id = o.member_id
where o.host_id = :host_id and can_know(:host_id, o.member_id) and (o.created_at, o.member_id) < (:before, :before_id)
order by o.created_at desc, o.member_id desc limit :count;

-- name: insertBan :maybe
-- No row when whoever bans knows no such member. Who is banned keeps no order any more.
with known as (
  select m.id from members m where m.id = :member_id and can_know(:by_id, m.id)
), made as (
  insert into stream_bans (stream_id, member_id, created_at) select :stream_id, id, :now from known
  on conflict do nothing
), unnamed as (
  delete from stream_moderators o using known where o.host_id = :host_id and o.member_id = known.id
)
select id from known;

-- name: deleteBan :exec
delete from stream_bans where stream_id = :stream_id and member_id = :member_id;

-- name: selectBans :many
select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, b.created_at as banned_at
from stream_bans b join members m on m.id = b.member_id
where b.stream_id = :stream_id and (b.created_at, b.member_id) < (:before, :before_id)
order by b.created_at desc, b.member_id desc limit :count;
