import { statement } from '#kernel';

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
