import { hashSecret, newId, newSecret, toJson, type Db, type MemberId } from '#kernel';
import {
  countTicketTry,
  deleteOldTickets,
  deleteTicket,
  deleteTicketsOf,
  insertTicket,
  selectTicket,
  type Ticket,
} from './tickets.gen.ts';

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
  memberId: MemberId | null;
  data?: Record<string, unknown>;
  minutes: number;
}

/** Answers the secret. */
export const issueTicket = async (db: Db, draft: TicketDraft, now: Date): Promise<string> => {
  const { kind, memberId, data = {}, minutes } = draft;
  const secret = newSecret();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await deleteOldTickets(db, { before: new Date(now.getTime() - 3600_000) });
  await insertTicket(db, {
    id: newId(),
    kind,
    secretHash: hashSecret(secret),
    memberId,
    data: toJson(data),
    expiresAt,
  });
  return secret;
};

/** Looks without using it up. */
export const findTicket = async (db: Db, kind: TicketKind, secret: string, now: Date): Promise<Ticket | null> =>
  (await selectTicket(db, { kind, secretHash: hashSecret(secret), now })) ?? null;

/** Uses it up: of any number of takers at once, one gets it. */
export const takeTicket = async (db: Db, kind: TicketKind, secret: string, now: Date): Promise<Ticket | null> =>
  (await deleteTicket(db, { kind, secretHash: hashSecret(secret), now })) ?? null;

/** Counts one try at the code that belongs to it; null when there is no such ticket or its tries are spent. */
export const tryTicket = async (
  db: Db,
  kind: TicketKind,
  secret: string,
  maxTries: number,
  now: Date,
): Promise<Ticket | null> =>
  (await countTicketTry(db, { kind, secretHash: hashSecret(secret), maxTries, now })) ?? null;

/** All of a kind that a member has; answers what they were. */
export const dropTickets = (db: Db, kind: TicketKind, memberId: MemberId): Promise<Ticket[]> =>
  deleteTicketsOf(db, { kind, memberId });
