import { isId } from '@wagram/contract/kernel';
import type { TicketView } from '@wagram/contract/tickets';
import { LAST_ID, type App, type MemberId, type StreamTicketId } from '#kernel';
import { selectOwnTickets } from './tickets.gen.ts';
import { toTicketView } from './view.ts';

export const listTickets = async (
  app: App,
  viewer: MemberId,
  { limit, cursor = LAST_ID }: { limit: number; cursor?: string | undefined },
): Promise<{ tickets: TicketView[]; next_cursor: string | null }> => {
  const asked = { viewer, limit: limit + 1 };
  const rows = isId<StreamTicketId>(cursor) ? await selectOwnTickets(app.db, { ...asked, before: cursor }) : [];
  const tickets = rows.slice(0, limit).map((row) => toTicketView(app, row));
  return { tickets, next_cursor: rows.length > limit ? (tickets.at(-1)?.id ?? null) : null };
};
