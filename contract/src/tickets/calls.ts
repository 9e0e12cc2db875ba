import * as z from 'zod/mini';
import { chainErrors, unitsText } from '#chain';
import { invoiceErrors, invoiceView } from '#invoices';
import { amountText, defineCall, idOf, nextCursor, pageInput, type MemberId, type StreamId } from '#kernel';
import { ticketErrors } from './errors.ts';
import { saleChoices, saleView, seatsInput, ticketUnit, ticketView } from './views.ts';

const errors = ticketErrors;
const user_id = z.optional(idOf<MemberId>());
const stream_id = idOf<StreamId>();

export const readSaleChoices = defineCall({
  method: 'GET',
  path: '/api/tickets/choices',
  summary: 'What the member could sell tickets for here',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ choices: saleChoices }),
});

export const setSale = defineCall({
  method: 'PUT',
  path: '/api/tickets/sale',
  summary: 'Sell tickets to a scheduled stream of one’s own; price and unit stay once one is sold',
  for: 'member',
  actor: 'user_id',
  errors: { ...errors, ...chainErrors },
  input: z.object({ user_id, stream_id, unit: ticketUnit, price: unitsText, seats: seatsInput }),
  reply: z.object({ sale: saleView }),
});

export const dropSale = defineCall({
  method: 'DELETE',
  path: '/api/tickets/sale',
  summary: 'Let everybody in again, while no ticket is sold',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, stream_id }),
  reply: z.object({}),
});

export const readSale = defineCall({
  method: 'GET',
  path: '/api/tickets/sale',
  summary: 'What a ticket to a stream costs, how many are left, and the viewer’s own; null: none are sold',
  for: 'anyone',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, stream_id }),
  reply: z.object({ sale: z.nullable(saleView) }),
});

export const buyTicket = defineCall({
  method: 'POST',
  path: '/api/tickets',
  summary: 'Buy a ticket with credit; it is held until the stream has happened',
  for: 'member',
  actor: 'user_id',
  once: () => true,
  errors: { ...errors, ...chainErrors },
  /** The price that was seen: at another one nothing is bought. */
  input: z.object({ user_id, stream_id, price: amountText }),
  reply: z.object({ sale: saleView, balance: amountText }),
});

export const payForTicket = defineCall({
  method: 'POST',
  path: '/api/tickets/invoice',
  summary: 'Ask to be told what to pay in tokens for a ticket; it is there when that has arrived',
  for: 'member',
  actor: 'user_id',
  errors: { ...errors, ...chainErrors, ...invoiceErrors },
  input: z.object({ user_id, stream_id, price: amountText }),
  reply: z.object({ invoice: invoiceView }),
});

export const listTickets = defineCall({
  method: 'GET',
  path: '/api/tickets',
  summary: 'The member’s tickets, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, ...pageInput }),
  reply: z.object({ tickets: z.array(ticketView), next_cursor: nextCursor }),
});
