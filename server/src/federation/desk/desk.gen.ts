// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, one, type FederationHostState, type MemberId } from '#kernel';

export interface HostRow {
  name: string;
  state: FederationHostState;
  reason: string | null;
  failing_since: Date | null;
  next_try_at: Date | null;
  people: number;
  follows: number;
}

/** By name. What has these letters in its name, in this state or failing. */
export const selectHosts = many<{ after: string; q: string; state: FederationHostState | null; isFailing: boolean; limit: bigint | number }, HostRow>(
  'federation_select_hosts',
  `select h.name, h.state, h.reason, h.failing_since, h.next_try_at,
  (select count(*)::int from members m where m.host = h.name) as people,
  (select count(*)::int from follows f join members m on m.id = f.follower_id where m.host = h.name and f.away)
    + (select count(*)::int from members m join follows f on f.following_id = m.id where m.host = h.name and not f.away) as follows
from federation_hosts h
where h.name > $1 and ($2::text = '' or strpos(h.name, $2) > 0)
  and (h.state = $3 or $3::text is null) and (not $4::boolean or h.failing_since is not null)
order by h.name limit $5`,
  (p) => [p.after, p.q, p.state, p.isFailing, p.limit],
);

export interface CountHostsRow {
  total: number;
}

export const countHosts = one<{ q: string; state: FederationHostState | null; isFailing: boolean }, CountHostsRow>(
  'federation_count_hosts',
  `select count(*)::int as total from federation_hosts h
where ($1::text = '' or strpos(h.name, $1) > 0)
  and (h.state = $2 or $2::text is null) and (not $3::boolean or h.failing_since is not null)`,
  (p) => [p.q, p.state, p.isFailing],
);

export const selectHostView = maybe<{ name: string }, HostRow>(
  'federation_select_host_view',
  `select h.name, h.state, h.reason, h.failing_since, h.next_try_at,
  (select count(*)::int from members m where m.host = h.name) as people,
  (select count(*)::int from follows f join members m on m.id = f.follower_id where m.host = h.name and f.away)
    + (select count(*)::int from members m join follows f on f.following_id = m.id where m.host = h.name and not f.away) as follows from federation_hosts h where h.name = $1`,
  (p) => [p.name],
);

export const upsertHost = exec<{ name: string; state: FederationHostState; reason: string | null; now: Date | null }>(
  'federation_upsert_host',
  `insert into federation_hosts as h (name, state, reason, created_at, decided_at)
values ($1, $2, $3, $4, $4)
on conflict (name) do update set state = excluded.state, reason = excluded.reason, decided_at = excluded.decided_at`,
  (p) => [p.name, p.state, p.reason, p.now],
);

export interface ImportHostsRow {
  name: string;
  state: FederationHostState;
}

/** Nobody is let off by a list: a block stays one. */
export const importHosts = many<{ now: Date | null; hosts: string }, ImportHostsRow>(
  'federation_import_hosts',
  `insert into federation_hosts as h (name, state, reason, created_at, decided_at)
select one.name, one.state, one.reason, $1, $1
from jsonb_to_recordset($2) as one (name text, state text, reason text)
on conflict (name) do update set state = excluded.state, reason = coalesce(excluded.reason, h.reason), decided_at = excluded.decided_at
  where h.state = 'open' or (h.state = 'limited' and excluded.state = 'blocked')
returning name, state`,
  (p) => [p.now, p.hosts],
);

export interface SelectUnderRow {
  name: string;
}

/** The servers that a decision about this name goes for. */
export const selectUnder = many<{ host: string }, SelectUnderRow>(
  'federation_select_under',
  `select h.name from federation_hosts h
where h.name = $1 or split_part(h.name, ':', 1) = $1 or split_part(h.name, ':', 1) like '%.' || $1`,
  (p) => [p.host],
);

export interface SelectToShutRow {
  id: MemberId;
}

/** Of a blocked server: those who are still to be seen. */
export const selectToShut = many<{ host: string }, SelectToShutRow>(
  'federation_select_to_shut',
  `select m.id from members m join federation_actors a on a.member_id = m.id
where m.host = $1 and m.state = 'active' limit 200`,
  (p) => [p.host],
);

export interface SelectToOpenRow {
  id: MemberId;
}

export const selectToOpen = many<{ host: string }, SelectToOpenRow>(
  'federation_select_to_open',
  `select a.member_id as id from members m join federation_actors a on a.member_id = m.id
where m.host = $1 and a.shut limit 200`,
  (p) => [p.host],
);

export const setShut = exec<{ shut: boolean; ids: readonly MemberId[] }>(
  'federation_set_shut',
  `update federation_actors set shut = $1 where member_id = any($2)`,
  (p) => [p.shut, p.ids],
);

export interface SelectFollowsWithRow {
  follower_id: MemberId;
  following_id: MemberId;
}

/** Between here and that server, both ways. */
export const selectFollowsWith = many<{ host: string }, SelectFollowsWithRow>(
  'federation_select_follows_with',
  `select f.follower_id, f.following_id from members m join follows f on f.follower_id = m.id where m.host = $1
union all select f.follower_id, f.following_id from members m join follows f on f.following_id = m.id where m.host = $1
limit 200`,
  (p) => [p.host],
);
