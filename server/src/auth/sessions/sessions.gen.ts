// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type MemberId, type SessionId, type SessionKind } from '#kernel';

export const insertSession = exec<{ id: SessionId; memberId: MemberId; tokenHash: string; kind: SessionKind; userAgent: string | null; address: string | null; language: string | null; now: Date; expiresAt: Date }>(
  'auth_insert_session',
  `insert into sessions (id, member_id, token_hash, kind, user_agent, address, language, created_at, last_seen_at, expires_at)
values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $9)`,
  (p) => [p.id, p.memberId, p.tokenHash, p.kind, p.userAgent, p.address, p.language, p.now, p.expiresAt],
);

/** The oldest make room when there are too many; what has expired goes with them. */
export const deleteSurplusSessions = exec<{ memberId: MemberId; now: Date; most: bigint | number }>(
  'auth_delete_surplus_sessions',
  `delete from sessions where member_id = $1 and (expires_at < $2 or id in (
  select id from sessions where member_id = $1 order by last_seen_at desc, id desc offset $3
))`,
  (p) => [p.memberId, p.now, p.most],
);

export interface SelectSessionRow {
  id: SessionId;
  member_id: MemberId;
  demo: boolean;
  username: string;
  suspended: boolean;
  verified_email: string | null;
  last_seen_at: Date;
  expires_at: Date;
}

export const selectSession = maybe<{ tokenHash: string }, SelectSessionRow>(
  'auth_select_session',
  `select s.id, s.member_id, m.demo, m.username, m.state = 'suspended' as suspended,
  case when m.email_verified_at is not null then m.email end as verified_email, s.last_seen_at, s.expires_at
from sessions s join members m on m.id = s.member_id where s.token_hash = $1`,
  (p) => [p.tokenHash],
);

export interface SelectHeldSessionsRow {
  id: SessionId;
}

/** Those that are still good, of many. */
export const selectHeldSessions = many<{ ids: readonly SessionId[]; now: Date }, SelectHeldSessionsRow>(
  'auth_select_held_sessions',
  `select s.id from sessions s join members m on m.id = s.member_id
where s.id = any($1) and s.expires_at > $2 and m.state = 'active'`,
  (p) => [p.ids, p.now],
);

export const updateSeen = exec<{ now: Date; expiresAt: Date; id: SessionId }>(
  'auth_update_seen',
  `update sessions set last_seen_at = $1, expires_at = $2 where id = $3`,
  (p) => [p.now, p.expiresAt, p.id],
);

export interface SelectSessionsRow {
  id: SessionId;
  kind: SessionKind;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_seen_at: Date;
}

/** The one that asks comes first. */
export const selectSessions = many<{ memberId: MemberId; now: Date; currentId: SessionId }, SelectSessionsRow>(
  'auth_select_sessions',
  `select id, kind, user_agent, address, created_at, last_seen_at from sessions
where member_id = $1 and expires_at > $2
order by id = $3 desc, last_seen_at desc, id limit 50`,
  (p) => [p.memberId, p.now, p.currentId],
);

export interface SelectBeginningRow {
  created_at: Date;
}

export const selectBeginning = maybe<{ id: SessionId; memberId: MemberId }, SelectBeginningRow>(
  'auth_select_beginning',
  `select created_at from sessions where id = $1 and member_id = $2`,
  (p) => [p.id, p.memberId],
);

export interface SelectAddressesRow {
  address: string;
}

/** Where the owner of a mailbox is signed in. */
export const selectAddresses = many<{ email: string }, SelectAddressesRow>(
  'auth_select_addresses',
  `select distinct s.address as address from sessions s join members m on m.id = s.member_id
where m.email = $1 and s.address is not null`,
  (p) => [p.email],
);

export const deleteSession = exec<{ memberId: MemberId; id: SessionId }>(
  'auth_delete_session',
  `delete from sessions where member_id = $1 and id = $2`,
  (p) => [p.memberId, p.id],
);

export const deleteSessionByToken = exec<{ tokenHash: string }>(
  'auth_delete_session_by_token',
  `delete from sessions where token_hash = $1`,
  (p) => [p.tokenHash],
);

/** All of a member but one; with null, all. */
export const deleteOtherSessions = exec<{ memberId: MemberId; keepId: string | null }>(
  'auth_delete_other_sessions',
  `delete from sessions where member_id = $1 and id is distinct from $2`,
  (p) => [p.memberId, p.keepId],
);

export interface LockOwnSessionRow {
  id: SessionId;
}

export const lockOwnSession = maybe<{ id: SessionId; memberId: MemberId }, LockOwnSessionRow>(
  'auth_lock_own_session',
  `select id from sessions where id = $1 and member_id = $2 for share`,
  (p) => [p.id, p.memberId],
);

export interface LockSessionsRow {
  id: SessionId;
}

/** Nobody adds a way in until the transaction ends. */
export const lockSessions = many<{ memberId: MemberId }, LockSessionsRow>(
  'auth_lock_sessions',
  `select id from sessions where member_id = $1 for update`,
  (p) => [p.memberId],
);
