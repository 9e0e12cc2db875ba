import type { SaleView, TicketReceipt, TicketUnit, TicketView } from '@wagram/contract/tickets';
import type { App } from '#kernel';
import { toMemberCard } from '#members';
import type { SaleRow } from './sales.gen.ts';
import type { TicketRow } from './tickets.gen.ts';

export const symbolOf = ({ config }: Pick<App, 'config'>, unit: TicketUnit): string =>
  unit === 'WGM' ? config.brand.tokens.credit : config.brand.tokens.chain;

const streamOf = (row: TicketRow): TicketView['stream'] => {
  const { host_id: id, stream_state: state, username, display_name, avatar_url, verified, verified_by, platinum } = row;
  if (id === null || state === null || username === null || display_name === null) return null;
  if (verified === null || platinum === null) return null;
  return { state, host: toMemberCard({ id, username, display_name, avatar_url, verified, verified_by, platinum }) };
};

const receiptOf = ({ receipt_mint: mint, receipt_address: address, receipt_state }: TicketRow): TicketReceipt | null =>
  mint === null || address === null ? null : { mint, address, state: receipt_state === 'done' ? 'made' : 'waiting' };

export const toTicketView = (app: Pick<App, 'config'>, row: TicketRow): TicketView => ({
  id: row.id,
  stream_id: row.stream_id,
  unit: row.unit,
  price: row.price,
  symbol: symbolOf(app, row.unit),
  decimals: row.decimals,
  state: row.state,
  title: row.title,
  scheduled_for: row.scheduled_for.toISOString(),
  stream: streamOf(row),
  receipt: receiptOf(row),
  created_at: row.created_at.toISOString(),
  settled_at: row.settled_at?.toISOString() ?? null,
});

export const toSaleView = (
  app: Pick<App, 'config'>,
  row: SaleRow,
  ticket: TicketRow | undefined,
  isHost: boolean,
): SaleView => ({
  stream_id: row.stream_id,
  unit: row.unit,
  price: row.price,
  symbol: symbolOf(app, row.unit),
  decimals: row.decimals,
  seats: row.seats,
  left: row.seats === null ? null : row.seats - row.sold,
  state: row.state,
  ticket: ticket === undefined ? null : toTicketView(app, ticket),
  sold: isHost ? { count: row.sold, sum: String(BigInt(row.price) * BigInt(row.sold)) } : null,
});
