-- Who does not want to see whom (blocks), and who does not want to hear of whom (mutes, D13).
-- events: BlockEvent from '@wagram/contract/blocks'

-- macro: emit_block(name)
insert into outbox (id, name, payload)
select :event_id::uuid, :name, jsonb_build_object('blockerId', blocker_id, 'blockedId', blocked_id) from changed

-- macro: emit_mute(name)
insert into outbox (id, name, payload)
select :event_id::uuid, :name, jsonb_build_object('muterId', member_id, 'mutedId', muted_id) from changed

-- name: insertBlock :exec
-- With the follows and requests that it ended, for as long as it can be undone.
with changed as (
  insert into blocks (blocker_id, blocked_id, created_at, ended) values (:blocker_id, :blocked_id, :now, :ended)
  on conflict do nothing returning blocker_id, blocked_id
)
emit_block('member.blocked');

-- name: deleteBlock :maybe
with changed as (
  delete from blocks where blocker_id = :blocker_id and blocked_id = :blocked_id
  returning blocker_id, blocked_id, created_at, ended
), emitted as (
  emit_block('member.unblocked')
)
select created_at, ended from changed;

-- name: forgetEnded :exec
-- What can no longer be undone need not be remembered.
update blocks set ended = null where ended is not null and created_at < :before;

-- name: insertMute :exec
with changed as (
  insert into mutes (member_id, muted_id, created_at) values (:member_id, :muted_id, :now)
  on conflict do nothing returning member_id, muted_id
)
emit_mute('member.muted');

-- name: deleteMute :exec
with changed as (
  delete from mutes where member_id = :member_id and muted_id = :muted_id returning member_id, muted_id
)
emit_mute('member.unmuted');

-- name: selectIsKnown :one
select exists (select 1 from members m where m.id = :member_id and can_know(:viewer, m.id)) as found;

-- macro: kept_out_list(table, own, other)
-- Newest first. Somebody who blocked back is listed too: only here can one's own block be taken back then.
select card_columns(m), k.created_at as since
from :table k join members m on m.id = k.:other and m.state = 'active'
where k.:own = :member_id and (k.created_at, k.:other) < (:before, :before_id)
order by k.created_at desc, k.:other desc limit :limit!

-- name: selectBlocked :many
-- row: KeptOutRow
kept_out_list(blocks, blocker_id, blocked_id);

-- name: selectMuted :many
-- row: KeptOutRow
kept_out_list(mutes, member_id, muted_id);
