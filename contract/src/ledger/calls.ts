import * as z from 'zod/mini';
import {
  amountText,
  defineCall,
  idOf,
  kernelErrors,
  nextCursor,
  PAGE_DEFAULT,
  pageInput,
  type MemberId,
} from '#kernel';
import { MOVEMENTS_MAX } from './limits.ts';
import { direction, movementView } from './views.ts';

export const readBalance = defineCall({
  method: 'GET',
  path: '/api/balance',
  summary: 'What the member holds in each unit of the ledger',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()) }),
  /** Whole smallest units; 0 where nothing was ever moved. */
  reply: z.object({
    balances: z.object({ WGM: amountText, WGR: amountText, points: amountText }),
    /** How much of the WGM may leave for a wallet; the rest was granted. */
    withdrawable: amountText,
    /** D29: WGM that is theirs once they have proved who they are. */
    waiting: amountText,
  }),
});

export const readEarnings = defineCall({
  method: 'GET',
  path: '/api/ledger/earnings',
  summary: 'WGM that came in during the last seven days, without what everybody is given on joining',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id: z.optional(idOf<MemberId>()) }),
  reply: z.object({ week: amountText }),
});

export const listMovements = defineCall({
  method: 'GET',
  path: '/api/ledger/movements',
  summary: 'What came to the member and what went, newest first; of one kind or direction where one is named',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({
    user_id: z.optional(idOf<MemberId>()),
    kind: z.optional(z.string().check(z.regex(/^[a-z_]{1,32}$/, 'Not a valid kind'))),
    direction: z.optional(direction),
    ...pageInput,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(MOVEMENTS_MAX)), PAGE_DEFAULT),
  }),
  reply: z.object({ movements: z.array(movementView), next_cursor: nextCursor }),
});
