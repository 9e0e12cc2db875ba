// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type StreamId } from '#kernel';

export interface SelectReceiptNamesRow {
  mint: string;
  title: string;
  stream_id: StreamId;
}

export const selectReceiptNames = many<{ mints: readonly string[]; genesis: string }, SelectReceiptNamesRow>(
  'tickets_select_receipt_names',
  `select o.mint, sale.title, sale.stream_id from ticket_orders o
join stream_tickets t on t.id = o.ticket_id join ticket_sales sale on sale.stream_id = t.stream_id
where o.what = 'receipt' and o.mint = any ($1) and o.genesis = $2`,
  (p) => [p.mints, p.genesis],
);
