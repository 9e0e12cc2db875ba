import * as z from 'zod/mini';
import { chainErrors } from '#chain';
import { invoiceErrors, invoiceView } from '#invoices';
import { defineCall, idOf, nextCursor, pageInput, type MemberId } from '#kernel';
import { sendAmount } from '#ledger';
import { treasuryErrors } from './errors.ts';
import { depositView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());
const errors = { ...chainErrors, ...treasuryErrors };

export const readDeposit = defineCall({
  method: 'GET',
  path: '/api/treasury/deposit',
  summary: 'At what rate tokens come in as credit, and how much may; null where none can',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ deposit: z.nullable(depositView) }),
});

export const deposit = defineCall({
  method: 'POST',
  path: '/api/treasury/deposit',
  summary: 'Ask to be told what to pay, so that so much WGM comes in',
  for: 'member',
  actor: 'user_id',
  errors: { ...errors, ...invoiceErrors },
  input: z.object({ user_id, amount: sendAmount }),
  reply: z.object({ invoice: invoiceView }),
});

export const listDeposits = defineCall({
  method: 'GET',
  path: '/api/treasury/deposits',
  summary: 'What the member has sent in, newest first',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id, ...pageInput }),
  reply: z.object({ invoices: z.array(invoiceView), next_cursor: nextCursor }),
});
