import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { SESSIONS_MAX, type SessionView } from '@wagram/contract/auth';
import {
  hashSecret,
  newId,
  newSecret,
  statement,
  tables,
  type Db,
  type FindSession,
  type HoldSessions,
  type App,
} from '#kernel';
import { describeDevice } from './device.ts';
import { KnownSessions, type KnownSession } from './known-sessions.ts';

const { sessions } = tables;

const DAYS_30_MS = 30 * 24 * 3600_000;
/** Writing at every request would double its cost; a few minutes are exact enough for a list of devices. */
const SEEN_EVERY_MS = 5 * 60_000;
/** Demo members are shared by everybody who looks around. */
const DEMO_SESSIONS_MAX = 1_000;

export interface SessionDraft {
  memberId: string;
  kind: 'browser' | 'api';
  userAgent: string | null;
  address: string;
  demo: boolean;
}

/** Answers the token; the database keeps only its hash. The oldest session makes room when there are too many. */
export const startSession = async (db: Db, draft: SessionDraft, now: Date): Promise<string> => {
  const token = newSecret();
  await db.transaction(async (tx) => {
    await tx.insert(sessions).values({
      id: newId(),
      memberId: draft.memberId,
      tokenHash: hashSecret(token),
      kind: draft.kind,
      userAgent: draft.userAgent,
      address: draft.address,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + DAYS_30_MS),
    });
    const surplus = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.memberId, draft.memberId))
      .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
      .offset(draft.demo ? DEMO_SESSIONS_MAX : SESSIONS_MAX);
    await tx.delete(sessions).where(inArray(sessions.id, surplus));
    await tx.delete(sessions).where(and(eq(sessions.memberId, draft.memberId), lt(sessions.expiresAt, now)));
  });
  forgetSessions(draft.memberId);
  return token;
};

interface SessionRow {
  id: string;
  member_id: string;
  demo: boolean;
  username: string;
  verified_email: string | null;
  suspended: boolean;
  last_seen_at: Date;
  expires_at: Date;
}

const selectSession = statement<SessionRow>(
  'session_by_token',
  `select s.id, s.member_id, m.demo, m.username, m.state = 'suspended' as suspended,
     case when m.email_verified_at is not null then m.email end as verified_email, s.last_seen_at, s.expires_at
   from sessions s join members m on m.id = s.member_id where s.token_hash = $1`,
);

const known = new KnownSessions();

/** After something that ends or may end sessions of a member was committed; also what another process has told us. */
export const forgetSessions = (memberId: string): void => known.forget({ memberId });

/** After the commit that ended all of a member's sessions but one: their open pages stop hearing too. */
export const sessionsEnded = (app: App, memberId: string, keepId: string | null): void => {
  forgetSessions(memberId);
  app.live.close(memberId, keepId);
};

const readSession = async (db: Db, hash: string): Promise<KnownSession | null> => {
  const [row] = await selectSession(db, hash);
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

/** At most one query a second for each session. */
export const findSession: FindSession = async (db, token, now) => {
  const hash = hashSecret(token);
  const session = await known.find(hash, () => readSession(db, hash));
  if (session === null || session.expiresAt <= now) return null;
  if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, session, now);
  return session;
};

const selectHeld = statement<{ id: string }>(
  'sessions_held',
  `select s.id from sessions s join members m on m.id = s.member_id
   where s.id = any($1) and s.expires_at > $2 and m.state = 'active'`,
);

export const holdSessions: HoldSessions = async (db, sessionIds, now) =>
  new Set((await selectHeld(db, sessionIds, now)).map((row) => row.id));

const touchSession = async (db: Db, session: KnownSession, now: Date): Promise<void> => {
  session.lastSeenAt = now;
  session.expiresAt = new Date(now.getTime() + DAYS_30_MS);
  const { lastSeenAt, expiresAt } = session;
  await db.update(sessions).set({ lastSeenAt, expiresAt }).where(eq(sessions.id, session.sessionId));
};

export const listSessions = async (db: Db, memberId: string, currentId: string, now: Date): Promise<SessionView[]> => {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.memberId, memberId), gt(sessions.expiresAt, now)))
    .orderBy(sql`${sessions.id} = ${currentId} desc`, desc(sessions.lastSeenAt), asc(sessions.id))
    .limit(50);
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    kind: row.kind,
    device: describeDevice(row.userAgent),
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
};

export const endSession = async (db: Db, memberId: string, id: string): Promise<boolean> => {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.memberId, memberId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  forgetSessions(memberId);
  return rows.length > 0;
};

export const endSessionOfToken = async (db: Db, token: string): Promise<void> => {
  const hash = hashSecret(token);
  await db.delete(sessions).where(eq(sessions.tokenHash, hash));
  known.forget({ hash });
};

const lockOwn = statement<{ id: string }>(
  'session_hold',
  'select id from sessions where id = $1 and member_id = $2 for share',
);

/**
 * Within the transaction that adds a way in: false when the session has ended. Whoever ends sessions waits for this one, and
 * then finds what it has added.
 */
export const holdSession = async (tx: Db, viewer: { sessionId: string; memberId: string }): Promise<boolean> =>
  (await lockOwn(tx, viewer.sessionId, viewer.memberId)).length > 0;

/** Nobody adds a way in until the transaction ends. */
export const lockSessions = statement('session_lock', 'select id from sessions where member_id = $1 for update');

/** All of a member's sessions but one; with null, all. Inside a transaction, `forgetSessions` follows its commit. */
export const endOtherSessions = async (db: Db, memberId: string, keepId: string | null): Promise<void> => {
  const own = eq(sessions.memberId, memberId);
  await db.delete(sessions).where(keepId === null ? own : and(own, ne(sessions.id, keepId)));
  forgetSessions(memberId);
};
