-- People on other servers: each is a member with a host, and an actor with the addresses and the key that we know them by.

-- macro: actor_columns(actor, member)
:actor.member_id, :actor.uri, :actor.inbox, :actor.shared_inbox, :actor.followers_uri, :actor.url, :actor.key_id,
  :actor.public_key, :actor.fetched_at, :member.username, :member.host as "host!", :member.state

-- name: selectActor :maybe
-- row: ActorRow
select actor_columns(a, m)
from federation_actors a join members m on m.id = a.member_id where a.uri = :uri;

-- name: selectActorOf :maybe
-- row: ActorRow
select actor_columns(a, m)
from federation_actors a join members m on m.id = a.member_id where a.member_id = :member_id;

-- name: selectActorAt :maybe
-- Whose own mailbox this is; one that a server has for all of its people is nobody's.
-- row: ActorRow
select actor_columns(a, m)
from federation_actors a join members m on m.id = a.member_id
where m.host = :host! and a.inbox = :inbox and a.shared_inbox is distinct from a.inbox limit 1;

-- name: upsertActor :exec
insert into federation_actors (member_id, uri, inbox, shared_inbox, followers_uri, url, key_id, public_key, fetched_at, moved_to)
values (:member_id, :uri, :inbox, :shared_inbox?, :followers_uri?, :url?, :key_id, :public_key, :now, :moved_to?)
on conflict (member_id) do update set uri = excluded.uri, inbox = excluded.inbox, shared_inbox = excluded.shared_inbox,
  followers_uri = excluded.followers_uri, url = excluded.url, key_id = excluded.key_id, public_key = excluded.public_key,
  fetched_at = excluded.fetched_at, moved_to = excluded.moved_to;

-- name: selectNamed :many
-- Who is meant by what stands after an @ in a text, in lower case. Private members are not spoken of elsewhere.
select m.id, m.username, m.host, a.uri, a.url, a.inbox
from members m left join federation_actors a on a.member_id = m.id
where lower(m.username) = any(:handles::text[]) and m.state = 'active' and not m.private and not m.demo
  and (m.host is null or a.uri is not null);
