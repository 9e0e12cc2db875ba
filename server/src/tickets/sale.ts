// MON-11: what a host asks for a seat. Once somebody has paid, that stays as it is.
import { TICKET_MAX, TICKET_UNITS_MAX, ticketErrors, type SaleView, type TicketUnit } from '@wagram/contract/tickets';
import { fail, type App, type Db, type MemberId, type StreamId } from '#kernel';
import { deleteSale, lockSeen, selectSale, selectSeen, upsertSale, type SeenStream } from './sales.gen.ts';
import type { TokenOffer } from './tokens.ts';
import { selectOwnTicket } from './tickets.gen.ts';
import { toSaleView } from './view.ts';

export interface SaleDraft {
  readonly stream_id: StreamId;
  readonly unit: TicketUnit;
  readonly price: string;
  readonly seats: number | null;
}

/** It cannot begin, end or vanish before the transaction ends. */
const lockStream = async (tx: Db, viewer: MemberId, streamId: StreamId): Promise<SeenStream> =>
  (await lockSeen(tx, { viewer, streamId })) ?? fail(ticketErrors, 'stream_not_found');

/** Null: everybody may enter. */
export const readSale = async (app: App, viewer: MemberId | null, streamId: StreamId): Promise<SaleView | null> => {
  const stream = (await selectSeen(app.db, { viewer, streamId })) ?? fail(ticketErrors, 'stream_not_found');
  const sale = await selectSale(app.db, { streamId });
  if (sale === undefined) return null;
  const ticket = viewer === null ? undefined : await selectOwnTicket(app.db, { viewer, streamId });
  return toSaleView(app, sale, ticket, stream.host_id === viewer);
};

export const getSale = async (app: App, viewer: MemberId, streamId: StreamId): Promise<SaleView> =>
  (await readSale(app, viewer, streamId)) ?? fail(ticketErrors, 'sale_not_found');

const getHosted = async (tx: Db, hostId: MemberId, streamId: StreamId) => {
  const stream = await lockStream(tx, hostId, streamId);
  if (stream.host_id !== hostId) fail(ticketErrors, 'not_host');
  const { scheduled_for: scheduledFor } = stream;
  // An operator who has hidden it has ended its sale.
  if (stream.state !== 'scheduled' || scheduledFor === null || stream.hidden_at !== null)
    return fail(ticketErrors, 'not_scheduled');
  return { ...stream, scheduledFor };
};

/** Why it could not be changed. */
const refuse = async (tx: Db, { stream_id: streamId, unit, price }: SaleDraft): Promise<never> => {
  const sale = await selectSale(tx, { streamId });
  if (sale?.state !== 'open') fail(ticketErrors, 'sale_over');
  return fail(ticketErrors, sale.unit === unit && sale.price === price ? 'seats_sold' : 'already_sold');
};

export const CREDIT = { decimals: 0, genesis: null, mint: null, hostAddress: null } as const;

export const setSale = async (
  app: App,
  offer: TokenOffer,
  hostId: MemberId,
  draft: SaleDraft,
  now: Date,
): Promise<SaleView> => {
  const { stream_id: streamId, unit, seats } = draft;
  const price = BigInt(draft.price);
  if (price <= 0n || price > (unit === 'WGM' ? TICKET_MAX : TICKET_UNITS_MAX)) fail(ticketErrors, 'price_out_of_range');
  const paid = unit === 'WGM' ? CREDIT : await offer.termsFor(hostId);
  await app.transact(async (tx) => {
    const { title, scheduledFor } = await getHosted(tx, hostId, streamId);
    const sale = { streamId, hostId, title, scheduledFor, unit, price, seats, ...paid, now };
    if ((await upsertSale(tx, sale)) === undefined) await refuse(tx, draft);
  });
  return getSale(app, hostId, streamId);
};

export const dropSale = async (app: App, hostId: MemberId, streamId: StreamId): Promise<void> =>
  app.transact(async (tx) => {
    await getHosted(tx, hostId, streamId);
    if ((await deleteSale(tx, { streamId, hostId })) !== undefined) return;
    // There was none: nothing is to be done.
    if ((await selectSale(tx, { streamId })) !== undefined) fail(ticketErrors, 'already_sold');
  });
