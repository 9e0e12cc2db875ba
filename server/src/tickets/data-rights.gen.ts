// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type InvoiceId, type MemberId, type StreamId, type StreamTicketId, type StreamTicketState, type StreamTicketUnit, type TicketOrderState, type TicketOrderWhat, type TicketSaleState, type TicketSaleUnit, type TransferId } from '#kernel';

export interface ExportSalesRow {
  stream_id: StreamId;
  title: string;
  scheduled_for: Date;
  unit: TicketSaleUnit;
  price: string;
  decimals: number;
  seats: number | null;
  sold: number;
  genesis: string | null;
  mint: string | null;
  host_address: string | null;
  state: TicketSaleState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportSales = many<{ memberId: MemberId }, ExportSalesRow>(
  'tickets_export_sales',
  `select stream_id, title, scheduled_for, unit, price, decimals, seats, sold, genesis, mint, host_address, state, created_at, settled_at
from ticket_sales where host_id = $1 order by created_at`,
  (p) => [p.memberId],
);

export interface ExportTicketsRow {
  title: string;
  scheduled_for: Date;
  stream_id: StreamId;
  unit: StreamTicketUnit;
  price: string;
  transfer_id: TransferId | null;
  invoice_id: InvoiceId | null;
  state: StreamTicketState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportTickets = many<{ memberId: MemberId }, ExportTicketsRow>(
  'tickets_export_tickets',
  `select sale.title, sale.scheduled_for, t.stream_id, t.unit, t.price, t.transfer_id, t.invoice_id, t.state, t.created_at, t.settled_at
from stream_tickets t join ticket_sales sale on sale.stream_id = t.stream_id where t.member_id = $1 order by t.id`,
  (p) => [p.memberId],
);

export interface ExportOrdersRow {
  what: TicketOrderWhat;
  ticket_id: StreamTicketId | null;
  genesis: string;
  mint: string;
  address: string;
  amount: string;
  state: TicketOrderState;
  created_at: Date;
  settled_at: Date | null;
}

export const exportOrders = many<{ memberId: MemberId }, ExportOrdersRow>(
  'tickets_export_orders',
  `select what, ticket_id, genesis, mint, address, amount, state, created_at, settled_at
from ticket_orders where member_id = $1 order by id`,
  (p) => [p.memberId],
);

/** Their seat stays taken, and what they paid goes where it would have gone. */
export const letTicketsGo = exec<{ memberId: MemberId }>(
  'tickets_let_tickets_go',
  `update stream_tickets set member_id = null where member_id = $1`,
  (p) => [p.memberId],
);

export const letOrdersGo = exec<{ memberId: MemberId }>(
  'tickets_let_orders_go',
  `update ticket_orders set member_id = null where member_id = $1`,
  (p) => [p.memberId],
);

/** Whoever has a ticket gets back what they paid. */
export const letSalesGo = exec<{ memberId: MemberId }>(
  'tickets_let_sales_go',
  `update ticket_sales set host_id = null, title = '', host_address = null where host_id = $1`,
  (p) => [p.memberId],
);

/** Of demo members, before they are made anew. */
export const forgetSales = exec<{ memberIds: readonly MemberId[] }>(
  'tickets_forget_sales',
  `delete from ticket_sales where host_id = any($1::uuid[])`,
  (p) => [p.memberIds],
);

export const forgetTickets = exec<{ memberIds: readonly MemberId[] }>(
  'tickets_forget_tickets',
  `delete from stream_tickets where member_id = any($1::uuid[])`,
  (p) => [p.memberIds],
);
