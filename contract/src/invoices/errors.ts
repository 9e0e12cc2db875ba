import { defineErrors } from '#kernel';

export const invoiceErrors = defineErrors({
  invoice_not_found: [404, 'There is no such request of yours.'],
  too_many_invoices: [429, 'You have asked for many payments and made none of them. Try again tomorrow.'],
  invoice_too_large: [400, 'No token has that much.'],
});
