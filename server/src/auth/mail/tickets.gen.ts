// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, maybe, type Json, type MemberId, type TicketId } from '#kernel';

export const insertTicket = exec<{ id: TicketId; kind: string; secretHash: string; memberId: MemberId | null; data: Json<Record<string, unknown>>; expiresAt: Date }>(
  'auth_insert_ticket',
  `insert into tickets (id, kind, secret_hash, member_id, data, expires_at)
values ($1, $2, $3, $4, $5, $6)`,
  (p) => [p.id, p.kind, p.secretHash, p.memberId, p.data, p.expiresAt],
);

export const deleteOldTickets = exec<{ before: Date }>(
  'auth_delete_old_tickets',
  `delete from tickets where expires_at < $1`,
  (p) => [p.before],
);

export interface Ticket {
  member_id: MemberId | null;
  data: Record<string, unknown>;
  expires_at: Date;
}

/** Looks without using it up. */
export const selectTicket = maybe<{ kind: string; secretHash: string; now: Date }, Ticket>(
  'auth_select_ticket',
  `select member_id, data, expires_at from tickets where kind = $1 and secret_hash = $2 and expires_at > $3`,
  (p) => [p.kind, p.secretHash, p.now],
);

/** Uses it up: of any number of takers at once, one gets it. */
export const deleteTicket = maybe<{ kind: string; secretHash: string; now: Date }, Ticket>(
  'auth_delete_ticket',
  `delete from tickets where kind = $1 and secret_hash = $2 and expires_at > $3 returning member_id, data, expires_at`,
  (p) => [p.kind, p.secretHash, p.now],
);

export const deleteTicketsOf = many<{ kind: string; memberId: MemberId }, Ticket>(
  'auth_delete_tickets_of',
  `delete from tickets where kind = $1 and member_id = $2 returning member_id, data, expires_at`,
  (p) => [p.kind, p.memberId],
);

/** One try at the code that belongs to it. No row when its tries are spent. */
export const countTicketTry = maybe<{ kind: string; secretHash: string; now: Date; maxTries: number }, Ticket>(
  'auth_count_ticket_try',
  `update tickets set tries = tries + 1 where kind = $1 and secret_hash = $2 and expires_at > $3 and tries < $4 returning member_id, data, expires_at`,
  (p) => [p.kind, p.secretHash, p.now, p.maxTries],
);

export interface SelectSharedCodeRow {
  mark: string;
  expires_at: Date;
}

/** The last code that was sent to a number, and not to a device that is known for it. */
export const selectSharedCode = maybe<{ phone: string; now: Date }, SelectSharedCodeRow>(
  'auth_select_shared_code',
  `select data ->> 'mark' as mark, expires_at from tickets
where kind = 'phone' and data ->> 'phone' = $1::text and data ->> 'known' is null and expires_at > $2
order by expires_at desc, id desc limit 1`,
  (p) => [p.phone, p.now],
);

/** A code works once, whichever of its challenges it came with. */
export const deleteCode = exec<{ mark: string }>(
  'auth_delete_code',
  `delete from tickets where kind = 'phone' and data ->> 'mark' = $1::text`,
  (p) => [p.mark],
);
