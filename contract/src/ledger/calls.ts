import * as z from 'zod/mini';
import { amountText, defineCall, kernelErrors, uuid } from '#kernel';

export const readBalance = defineCall({
  method: 'GET',
  path: '/api/balance',
  summary: 'What the member holds in each unit of the ledger',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(uuid) }),
  /** Whole smallest units; 0 where nothing was ever moved. */
  reply: z.object({ balances: z.object({ WGM: amountText, WGR: amountText, points: amountText }) }),
});
