import * as z from 'zod/mini';
import { chainErrors } from '#chain';
import { defineCall, idOf, type InvoiceId, type MemberId } from '#kernel';
import { invoiceErrors } from './errors.ts';
import { invoiceView } from './views.ts';

export const readInvoice = defineCall({
  method: 'GET',
  path: '/api/invoice',
  summary: 'What the member is asked to pay and what has arrived of it; the network is asked anew',
  for: 'member',
  actor: 'user_id',
  errors: { ...chainErrors, ...invoiceErrors },
  input: z.object({ user_id: z.optional(idOf<MemberId>()), id: idOf<InvoiceId>() }),
  reply: z.object({ invoice: invoiceView }),
});
