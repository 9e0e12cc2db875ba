import { statement } from '#kernel';
import { wants } from '#settings';
import { isUnread, JOINED, ROW, shown, type NoticeRow } from './queries.ts';

/**
 * One device for each session. $1 id, $2 member, $3 session, $4 endpoint, $5 keys, $6 now. A browser that another member
 * has left is taken over by whoever shows its keys.
 */
export const insertSubscription = statement<{ id: string }>(
  'push_subscribe',
  `with other as (delete from push_subscriptions where session_id = $3 and endpoint <> $4)
   insert into push_subscriptions (id, member_id, session_id, endpoint, keys, created_at) values ($1, $2, $3, $4, $5, $6)
   on conflict (endpoint) do update
     set member_id = excluded.member_id, session_id = excluded.session_id, failures = 0, created_at = excluded.created_at
     where push_subscriptions.keys = excluded.keys
   returning id`,
);

export const deleteSessionSubscription = statement(
  'push_unsubscribe',
  'delete from push_subscriptions where session_id = $1',
);

export const selectIsSubscribed = statement<{ found: boolean }>(
  'push_is_subscribed',
  'select exists (select 1 from push_subscriptions where session_id = $1) as found',
);

export const deleteSubscription = statement('push_gone', 'delete from push_subscriptions where id = $1');

export const updateDelivered = statement(
  'push_delivered',
  'update push_subscriptions set failures = 0 where id = $1 and failures > 0',
);

/** $1 which, $2 how many failures in a row end it. */
export const updateFailed = statement(
  'push_failed',
  `with failed as (
     update push_subscriptions set failures = failures + 1 where id = $1 and failures + 1 < $2
   ) delete from push_subscriptions where id = $1 and failures + 1 >= $2`,
);

/** $1 notices, $2 now. Written with them: every device of those whom they tell. A request wakes none (D37). */
export const insertPushes = statement<{ notice_id: string }>(
  'push_owe',
  `insert into pushes (subscription_id, notice_id, due_at)
   select s.id, n.id, $2 from notices n join push_subscriptions s on s.member_id = n.member_id where n.id = any($1)
     and n.kind <> 'message_request'
     and ${wants('n.member_id', 'account', "'push'")}
   on conflict do nothing returning notice_id`,
);

/** A push that is due. Without an id there is nothing to tell any more: it was read, taken back, or is not wanted. */
export type DuePush = { subscription_id: string; notice_id: string; tries: number } & (
  | { id: null }
  | (NoticeRow & { own_username: string; endpoint: string; keys: { p256dh: string; auth: string } })
);

/** $1 now, $2 how many, $3 until when the others leave them alone. What is a day old wakes nobody. */
export const takePushes = statement<DuePush>(
  'push_take',
  `with due as (
     select subscription_id, notice_id from pushes where due_at <= $1 order by due_at limit $2 for update skip locked
   ), taken as (
     update pushes p set due_at = $3, tries = p.tries + 1 from due
     where p.subscription_id = due.subscription_id and p.notice_id = due.notice_id
     returning p.subscription_id, p.notice_id, p.tries
   )
   select taken.*, told.* from taken left join lateral (
     select ${ROW}, own.username as own_username, s.endpoint, s.keys from ${JOINED}
     join members own on own.id = n.member_id
     join push_subscriptions s on s.id = taken.subscription_id and s.member_id = own.id
     join sessions session on session.id = s.session_id and session.expires_at > $1
     where n.id = taken.notice_id and ${isUnread('n')} and n.created_at > $1::timestamptz - interval '1 day'
       and ${wants('own.id', 'account', "'push'")} and ${shown('n')}
   ) told on true`,
);

/** $1 device, $2 notices: nothing is owed any more. */
export const deletePushes = statement(
  'push_done',
  'delete from pushes where subscription_id = $1 and notice_id = any($2)',
);

/** $1 device, $2 notices, $3 when to try again. */
export const updatePushesLater = statement(
  'push_later',
  'update pushes set due_at = $3 where subscription_id = $1 and notice_id = any($2)',
);
