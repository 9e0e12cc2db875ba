/** As long as this a payment is looked for; one that comes later still counts as credit where that is possible. */
export const INVOICE_HOURS = 24;
/** Open at once, for one member. */
export const INVOICES_OPEN = 10;
