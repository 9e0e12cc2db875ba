import * as z from 'zod/mini';
import { chainAddress, unitsText } from '#chain';
import { idOf, type StreamId, type StreamTicketId } from '#kernel';
import { memberCard } from '#members';
import { streamState } from '#streams';
import { SEATS_MAX } from './limits.ts';

/** What a ticket is paid with: credit of this server, or its token on the network. */
export const ticketUnit = z.enum(['WGM', 'WGR']);
export type TicketUnit = z.output<typeof ticketUnit>;

/** Whole, and of at least one; null: as many as want one. */
export const seatsInput = z.nullable(z.int('Seats are a whole number').check(z.gte(1), z.lte(SEATS_MAX)));

/** 'off': the stream did not happen, and everybody gets back what they paid. */
export const saleState = z.enum(['open', 'happened', 'off']);
export type SaleState = z.output<typeof saleState>;

/** 'held': paid, and kept until the stream has happened. 'paying' and 'refunding': on its way over the network. */
export const ticketState = z.enum(['held', 'paying', 'paid', 'refunding', 'refunded']);
export type TicketState = z.output<typeof ticketState>;

const price = {
  unit: ticketUnit,
  /** In smallest units. */
  price: unitsText,
  symbol: z.string(),
  decimals: z.int(),
};

/** A token of supply one that says that its owner had a ticket. 'waiting': it is about to be made. */
export const ticketReceipt = z.object({
  state: z.enum(['waiting', 'made']),
  mint: chainAddress,
  address: chainAddress,
});
export type TicketReceipt = z.output<typeof ticketReceipt>;

export const ticketView = z.object({
  id: idOf<StreamTicketId>(),
  stream_id: idOf<StreamId>(),
  ...price,
  state: ticketState,
  /** Empty: its host has gone. */
  title: z.string(),
  scheduled_for: z.iso.datetime(),
  /** Null: the stream is gone, or cannot be seen any more. */
  stream: z.nullable(z.object({ state: streamState, host: memberCard })),
  receipt: z.nullable(ticketReceipt),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type TicketView = z.output<typeof ticketView>;

export const saleView = z.object({
  stream_id: idOf<StreamId>(),
  ...price,
  seats: z.nullable(z.int()),
  /** Null: without end. */
  left: z.nullable(z.int()),
  state: saleState,
  /** The viewer's own. */
  ticket: z.nullable(ticketView),
  /** For the host alone: how many are sold, and what they come to. */
  sold: z.nullable(z.object({ count: z.int(), sum: unitsText })),
});
export type SaleView = z.output<typeof saleView>;

/** What a host can sell tickets for here. */
export const saleChoices = z.object({
  symbols: z.object({ WGM: z.string(), WGR: z.string() }),
  /** Null: no tokens are taken here. */
  tokens: z.nullable(z.object({ decimals: z.int(), is_linked: z.boolean() })),
});
export type SaleChoices = z.output<typeof saleChoices>;
