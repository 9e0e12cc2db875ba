import { asId } from '@wagram/contract/kernel';
import type { SaleView, TicketView } from '@wagram/contract/tickets';
import { person } from './people.ts';

const STREAM = asId<SaleView['stream_id']>('01890a5d-ac96-774b-bcce-b30209900001');

export const ticket = (change: Partial<TicketView> = {}): TicketView => ({
  id: asId('01890a5d-ac96-774b-bcce-b30209900077'),
  stream_id: STREAM,
  unit: 'WGM',
  price: '10',
  symbol: 'WGM',
  decimals: 0,
  state: 'held',
  title: 'Morning charts',
  scheduled_for: '2026-11-20T10:00:00.000Z',
  stream: { state: 'scheduled', host: person('bob') },
  receipt: null,
  created_at: '2026-11-15T10:00:00.000Z',
  settled_at: null,
  ...change,
});

export const sale = (change: Partial<SaleView> = {}): SaleView => ({
  stream_id: STREAM,
  unit: 'WGM',
  price: '10',
  symbol: 'WGM',
  decimals: 0,
  seats: 20,
  left: 3,
  state: 'open',
  ticket: null,
  sold: null,
  ...change,
});
