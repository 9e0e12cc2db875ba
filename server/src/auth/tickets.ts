import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { hashSecret, newId, newSecret, tables, type Db } from '#kernel';

const { tickets } = tables;

export type Ticket = typeof tickets.$inferSelect;
export type TicketKind =
  | 'two_factor'
  | 'verify_email'
  | 'reset_password'
  | 'phone'
  | 'passkey_new'
  | 'passkey_login'
  | 'connect';

interface TicketDraft {
  kind: TicketKind;
  memberId: string | null;
  data?: Record<string, unknown>;
  minutes: number;
}

/** Answers the secret; the database keeps only its hash. */
export const issueTicket = async (db: Db, draft: TicketDraft, now: Date): Promise<string> => {
  const secret = newSecret();
  await db.delete(tickets).where(lt(tickets.expiresAt, new Date(now.getTime() - 3600_000)));
  await db.insert(tickets).values({
    id: newId(),
    kind: draft.kind,
    secretHash: hashSecret(secret),
    memberId: draft.memberId,
    data: draft.data ?? {},
    expiresAt: new Date(now.getTime() + draft.minutes * 60_000),
  });
  return secret;
};

const isLive = (kind: TicketKind, secret: string, now: Date) =>
  and(eq(tickets.kind, kind), eq(tickets.secretHash, hashSecret(secret)), gt(tickets.expiresAt, now));

/** Looks without using it up. */
export const findTicket = async (db: Db, kind: TicketKind, secret: string, now: Date): Promise<Ticket | null> => {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(isLive(kind, secret, now));
  return ticket ?? null;
};

/** Uses it up: of any number of takers at once, one gets it. */
export const takeTicket = async (db: Db, kind: TicketKind, secret: string, now: Date): Promise<Ticket | null> => {
  const [ticket] = await db
    .delete(tickets)
    .where(isLive(kind, secret, now))
    .returning();
  return ticket ?? null;
};

/** Counts one try at the code that belongs to it; null when there is no such ticket or its tries are spent. */
export const tryTicket = async (
  db: Db,
  kind: TicketKind,
  secret: string,
  maxTries: number,
  now: Date,
): Promise<Ticket | null> => {
  const [ticket] = await db
    .update(tickets)
    .set({ tries: sql`${tickets.tries} + 1` })
    .where(and(isLive(kind, secret, now), lt(tickets.tries, maxTries)))
    .returning();
  return ticket ?? null;
};

export const dropTickets = async (db: Db, kind: TicketKind, memberId: string): Promise<void> => {
  await db.delete(tickets).where(and(eq(tickets.kind, kind), eq(tickets.memberId, memberId)));
};
