-- Devices that want to be woken, and the pushes that are owed to them.

-- name: insertSubscription :maybe
-- One device for each session. A browser that another member has left is taken over by whoever shows its keys.
with other as (
  delete from push_subscriptions where session_id = :session_id and endpoint <> :endpoint
)
insert into push_subscriptions (id, member_id, session_id, endpoint, keys, created_at)
values (:id, :member_id, :session_id, :endpoint, :keys, :now)
on conflict (endpoint) do update
  set member_id = excluded.member_id, session_id = excluded.session_id, failures = 0, created_at = excluded.created_at
  where push_subscriptions.keys = excluded.keys
returning id;

-- name: deleteSessionSubscription :exec
delete from push_subscriptions where session_id = :session_id;

-- name: selectIsSubscribed :one
select exists (select 1 from push_subscriptions where session_id = :session_id) as found;

-- name: deleteSubscription :exec
delete from push_subscriptions where id = :id;

-- name: updateDelivered :exec
update push_subscriptions set failures = 0 where id = :id and failures > 0;

-- name: updateFailed :exec
-- So many failures in a row end it.
with failed as (
  update push_subscriptions set failures = failures + 1 where id = :id and failures + 1 < :most
)
delete from push_subscriptions where id = :id and failures + 1 >= :most;

-- name: insertPushes :one
-- Written with the notices, for every device of those whom they tell, with the job that wakes it: what a process leaves undone
-- another does. A request wakes none (D37).
with owed as (
  insert into pushes (subscription_id, notice_id)
  select s.id, n.id from notices n join push_subscriptions s on s.member_id = n.member_id
  where n.id = any(:notice_ids) and n.kind <> 'message_request' and wants(n.member_id, 'account', 'push')
  on conflict do nothing returning subscription_id
), asked as (
  enqueue_jobs('push', select distinct subscription_id::text as key, subscription_id::text as lane, null::uuid as member_id,
    '{}'::jsonb as payload, :now::timestamptz as due_at from owed)
)
select count(*)::int as "owed!" from owed;

-- name: selectPushes :many
-- What is owed to a device. Without an id there is nothing to tell any more: it was read, taken back, or is not wanted. What is
-- a day old wakes nobody.
select owed.subscription_id, owed.notice_id, told.* from pushes owed left join lateral (
  select notice_columns(), own.username as own_username,
    language_of(own.id) as language, s.endpoint, s.keys from joined_notices()
  join members own on own.id = n.member_id
  join push_subscriptions s on s.id = owed.subscription_id and s.member_id = own.id
  join sessions session on session.id = s.session_id and session.expires_at > :now
  where n.id = owed.notice_id and is_notice_unread(n, n.member_id) and n.created_at > :now::timestamptz - interval '1 day'
    and wants(own.id, 'account', 'push') and is_notice_shown(n, n.member_id, can_hear, can_read)
) told on true
where owed.subscription_id = :subscription_id order by owed.notice_id desc limit :limit!;

-- name: deletePushes :exec
-- Nothing is owed any more.
delete from pushes where subscription_id = :subscription_id and notice_id = any(:notice_ids);
