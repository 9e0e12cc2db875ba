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
import { EARNINGS_PAGE_MAX, FIRST_DAY, FIRST_YEAR, LAST_YEAR, MOVEMENTS_MAX, REPORT_DAYS_MAX } from './limits.ts';
import { direction, earningsReport, earningView, movementView } from './views.ts';

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

const day = z.iso.date().check(z.refine((text) => text >= FIRST_DAY, 'Not a day of this network'));
const DAY_MS = 86_400_000;

export const readEarningsReport = defineCall({
  method: 'GET',
  path: '/api/ledger/earnings/report',
  summary: 'What was earned from one day of UTC to another, by day, kind and giver; a year at most',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  /** Both days are part of it. */
  input: z.object({ user_id: z.optional(idOf<MemberId>()), from: day, to: day }).check(
    z.refine(({ from, to }) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      return days >= 1 && days <= REPORT_DAYS_MAX;
    }, `From the first day to the last, ${REPORT_DAYS_MAX} at most`),
  ),
  reply: z.object({ report: earningsReport }),
});

export const listEarnings = defineCall({
  method: 'GET',
  path: '/api/ledger/earnings/year',
  summary: 'Every movement that was earned, or taken back, in a year of UTC, oldest first',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({
    user_id: z.optional(idOf<MemberId>()),
    year: z.coerce.number().check(z.int(), z.gte(FIRST_YEAR), z.lte(LAST_YEAR)),
    ...pageInput,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(EARNINGS_PAGE_MAX)), PAGE_DEFAULT),
  }),
  reply: z.object({ earnings: z.array(earningView), next_cursor: nextCursor }),
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
