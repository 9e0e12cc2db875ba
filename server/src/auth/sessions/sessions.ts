import { SESSIONS_MAX, type SessionView } from '@wagram/contract/auth';
import type { EventOf } from '@wagram/contract/kernel';
import type { MemberEvent } from '@wagram/contract/members';
import {
  hashSecret,
  newId,
  newSecret,
  type App,
  type Db,
  type FindSession,
  type HoldSessions,
  type MemberId,
  type SessionId,
} from '#kernel';
import type { MemberChange } from '#members';
import { describeDevice } from '../safety/device.ts';
import { KnownSessions, type KnownSession } from './known-sessions.ts';
import {
  deleteOtherSessions,
  deleteSession,
  deleteSessionByToken,
  deleteSurplusSessions,
  insertSession,
  lockOwnSession,
  selectHeldSessions,
  selectSession,
  selectSessions,
  updateSeen,
} from './sessions.gen.ts';

const DAYS_30_MS = 30 * 24 * 3600_000;
/** Writing at every request would double its cost; a few minutes are exact enough for a list of devices. */
const SEEN_EVERY_MS = 5 * 60_000;
/** Demo members are shared by everybody who looks around. */
const DEMO_SESSIONS_MAX = 1_000;

export interface SessionDraft {
  memberId: MemberId;
  kind: 'browser' | 'api';
  userAgent: string | null;
  address: string;
  /** What is read there. */
  language: string;
  demo: boolean;
}

/** Answers the token. The oldest session makes room when there are too many. */
export const startSession = async (db: Db, draft: SessionDraft, now: Date): Promise<string> => {
  const { memberId, demo, ...where } = draft;
  const token = newSecret();
  const expiresAt = new Date(now.getTime() + DAYS_30_MS);
  await db.transaction(async (tx) => {
    await insertSession(tx, { id: newId(), memberId, ...where, tokenHash: hashSecret(token), now, expiresAt });
    await deleteSurplusSessions(tx, { memberId, now, most: demo ? DEMO_SESSIONS_MAX : SESSIONS_MAX });
  });
  db.tell(changed({ memberId }));
  return token;
};

/** For whoever in this process keeps sessions in memory, or pages of theirs open. The outbox does not carry it. */
type SessionChange =
  /** One has begun or ended, or several. */
  | EventOf<'sessions.changed', { readonly memberId: MemberId } | { readonly hash: string }>
  /** All of a member but one; with null, all. */
  | EventOf<'sessions.ended', { readonly memberId: MemberId; readonly keepId: SessionId | null }>;

const changed = (whose: { memberId: MemberId } | { hash: string }): SessionChange => ({
  name: 'sessions.changed',
  payload: whose,
});

const ended = (memberId: MemberId, keepId: SessionId | null): SessionChange => ({
  name: 'sessions.ended',
  payload: { memberId, keepId },
});

const readSession = async (db: Db, hash: string): Promise<KnownSession | null> => {
  const row = await selectSession(db, { tokenHash: hash });
  if (row === undefined) return null;
  return {
    memberId: row.member_id,
    sessionId: row.id,
    demo: row.demo,
    handle: row.username,
    verifiedEmail: row.verified_email,
    state: row.suspended ? 'suspended' : 'active',
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
  };
};

/** What other processes hear of it. */
type SessionsElsewhere = EventOf<'sessions.stale', { readonly memberId: MemberId } | { readonly hash: string }>;

/** One query in some seconds for each session. What ends is forgotten at its commit, here and in other processes. */
export const createFindSession = ({
  events,
  live,
  cacheFigures,
}: Pick<App, 'events' | 'live' | 'cacheFigures'>): FindSession => {
  const known = new KnownSessions(cacheFigures('sessions'));
  const forget = (whose: SessionsElsewhere['payload']): void => {
    known.forget(whose);
    live.elsewhere.tell({ name: 'sessions.stale', payload: whose } satisfies SessionsElsewhere);
  };
  events.atCommit<Extract<SessionChange, { name: 'sessions.changed' }>>('sessions.changed', ({ payload }) =>
    forget(payload),
  );
  events.atCommit<Extract<SessionChange, { name: 'sessions.ended' }>>('sessions.ended', ({ payload }) => {
    forget({ memberId: payload.memberId });
    live.close(payload.memberId, payload.keepId);
  });
  events.atCommit<MemberChange>('member.state', ({ payload: { memberId } }) => forget({ memberId }));
  // An operator may be named by an address, which counts from its proof on.
  events.atCommit<Extract<MemberEvent, { name: 'member.identified' }>>('member.identified', ({ payload }) =>
    forget(payload),
  );
  live.elsewhere.on<SessionsElsewhere>('sessions.stale', ({ payload }) => known.forget(payload));
  live.elsewhere.onLost(() => known.forgetAll());

  return async (db, token, now) => {
    const hash = hashSecret(token);
    const session = await known.find(hash, () => readSession(db, hash));
    if (session === null || session.expiresAt <= now) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, session, now);
    return session;
  };
};

export const holdSessions: HoldSessions = async (db, sessionIds, now) =>
  new Set((await selectHeldSessions(db, { ids: sessionIds, now })).map((row) => row.id));

const touchSession = async (db: Db, session: KnownSession, now: Date): Promise<void> => {
  session.lastSeenAt = now;
  session.expiresAt = new Date(now.getTime() + DAYS_30_MS);
  await updateSeen(db, { id: session.sessionId, now, expiresAt: session.expiresAt });
};

export const listSessions = async (
  db: Db,
  memberId: MemberId,
  currentId: SessionId,
  now: Date,
): Promise<SessionView[]> => {
  const rows = await selectSessions(db, { memberId, currentId, now });
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    kind: row.kind,
    device: describeDevice(row.user_agent),
    address: row.address,
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
  }));
};

export const endSession = async (db: Db, memberId: MemberId, id: SessionId): Promise<boolean> => {
  const gone = await deleteSession(db, { memberId, id });
  db.tell(changed({ memberId }));
  return gone > 0;
};

export const endSessionOfToken = async (db: Db, token: string): Promise<void> => {
  const hash = hashSecret(token);
  await deleteSessionByToken(db, { tokenHash: hash });
  db.tell(changed({ hash }));
};

/**
 * Within the transaction that adds a way in: false when the session has ended. Whoever ends sessions waits for this one, and
 * then finds what it has added.
 */
export const holdSession = async (tx: Db, viewer: { sessionId: SessionId; memberId: MemberId }): Promise<boolean> =>
  (await lockOwnSession(tx, { id: viewer.sessionId, memberId: viewer.memberId })) !== undefined;

/** All of a member's sessions but one; with null, all. Their open pages stop hearing too. */
export const endOtherSessions = async (db: Db, memberId: MemberId, keepId: SessionId | null): Promise<void> => {
  await deleteOtherSessions(db, { memberId, keepId });
  db.tell(ended(memberId, keepId));
};
