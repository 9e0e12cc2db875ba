import type { InvoiceId, LiveByType } from '#kernel';
import type { InvoiceState } from './views.ts';

/** To the member alone, when something has arrived or the time is over. */
export type InvoiceLive = { readonly type: 'invoices.invoice'; readonly id: InvoiceId; readonly state: InvoiceState };

declare module '#kernel' {
  interface LiveMessages extends LiveByType<InvoiceLive> {}
}
