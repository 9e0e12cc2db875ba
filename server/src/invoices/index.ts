// What members pay in tokens. Owns invoices and the transactions found for them; promises that what arrived decides, that a
// transaction pays one of them, and that the room that asked hears of it once, in the transaction that writes it down.
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { createInvoices, type Invoices, type InvoiceRules } from './invoices.ts';
export type { InvoiceRow } from './invoices.gen.ts';
