// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type MemberState } from '#kernel';

export interface ActorRow {
  member_id: MemberId;
  uri: string;
  inbox: string;
  shared_inbox: string | null;
  followers_uri: string | null;
  url: string | null;
  key_id: string;
  public_key: string;
  fetched_at: Date;
  username: string;
  host: string;
  state: MemberState;
}

export const selectActor = maybe<{ uri: string }, ActorRow>(
  'federation_select_actor',
  `select a.member_id, a.uri, a.inbox, a.shared_inbox, a.followers_uri, a.url, a.key_id,
  a.public_key, a.fetched_at, m.username, m.host as host, m.state
from federation_actors a join members m on m.id = a.member_id where a.uri = $1`,
  (p) => [p.uri],
);

export const selectActorOf = maybe<{ memberId: MemberId }, ActorRow>(
  'federation_select_actor_of',
  `select a.member_id, a.uri, a.inbox, a.shared_inbox, a.followers_uri, a.url, a.key_id,
  a.public_key, a.fetched_at, m.username, m.host as host, m.state
from federation_actors a join members m on m.id = a.member_id where a.member_id = $1`,
  (p) => [p.memberId],
);

/** Whose own mailbox this is; one that a server has for all of its people is nobody's. */
export const selectActorAt = maybe<{ host: string; inbox: string }, ActorRow>(
  'federation_select_actor_at',
  `select a.member_id, a.uri, a.inbox, a.shared_inbox, a.followers_uri, a.url, a.key_id,
  a.public_key, a.fetched_at, m.username, m.host as host, m.state
from federation_actors a join members m on m.id = a.member_id
where m.host = $1 and a.inbox = $2 and a.shared_inbox is distinct from a.inbox limit 1`,
  (p) => [p.host, p.inbox],
);

export const upsertActor = exec<{ memberId: MemberId; uri: string; inbox: string; sharedInbox: string | null; followersUri: string | null; url: string | null; keyId: string; publicKey: string; now: Date; movedTo: string | null }>(
  'federation_upsert_actor',
  `insert into federation_actors (member_id, uri, inbox, shared_inbox, followers_uri, url, key_id, public_key, fetched_at, moved_to)
values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
on conflict (member_id) do update set uri = excluded.uri, inbox = excluded.inbox, shared_inbox = excluded.shared_inbox,
  followers_uri = excluded.followers_uri, url = excluded.url, key_id = excluded.key_id, public_key = excluded.public_key,
  fetched_at = excluded.fetched_at, moved_to = excluded.moved_to`,
  (p) => [p.memberId, p.uri, p.inbox, p.sharedInbox, p.followersUri, p.url, p.keyId, p.publicKey, p.now, p.movedTo],
);

export interface SelectNamedRow {
  id: MemberId;
  username: string;
  host: string | null;
  uri: string | null;
  url: string | null;
  inbox: string | null;
}

/** Who is meant by what stands after an @ in a text, in lower case. Private members are not spoken of elsewhere. */
export const selectNamed = many<{ handles: readonly string[] }, SelectNamedRow>(
  'federation_select_named',
  `select m.id, m.username, m.host, a.uri, a.url, a.inbox
from members m left join federation_actors a on a.member_id = m.id
where lower(m.username) = any($1::text[]) and m.state = 'active' and not m.private and not m.demo
  and (m.host is null or a.uri is not null)`,
  (p) => [p.handles],
);
