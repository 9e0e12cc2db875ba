import { and, asc, desc, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import { SESSIONS_MAX, type SessionView } from '@house/contract/auth';
import { hashSecret, newId, newSecret, prepared, tables, type Db, type FindSession } from '#kernel';
import { describeDevice } from './device.ts';

const { members, sessions } = tables;

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
  return token;
};

const selectSession = prepared('session_by_token', (db) =>
  db
    .select({
      sessionId: sessions.id,
      memberId: sessions.memberId,
      lastSeenAt: sessions.lastSeenAt,
      demo: members.demo,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.memberId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('hash')), gt(sessions.expiresAt, sql.placeholder('now')))),
);

/** One query per request. */
export const findSession: FindSession = async (db, token, now) => {
  const [row] = await selectSession(db, { hash: hashSecret(token), now });
  if (row === undefined) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) await touchSession(db, row.sessionId, now);
  return { memberId: row.memberId, sessionId: row.sessionId, demo: row.demo };
};

const touchSession = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .update(sessions)
    .set({ lastSeenAt: now, expiresAt: new Date(now.getTime() + DAYS_30_MS) })
    .where(eq(sessions.id, id));
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
  return rows.length > 0;
};

export const endSessionOfToken = async (db: Db, token: string): Promise<void> => {
  await db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(token)));
};

/** All of a member's sessions but one; with null, all. */
export const endOtherSessions = async (db: Db, memberId: string, keepId: string | null): Promise<void> => {
  const own = eq(sessions.memberId, memberId);
  await db.delete(sessions).where(keepId === null ? own : and(own, ne(sessions.id, keepId)));
};
