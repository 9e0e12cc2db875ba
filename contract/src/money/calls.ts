import * as z from 'zod/mini';
import { authErrors, secondFactor } from '#auth';
import { chainAddress, chainErrors, unitsText } from '#chain';
import { defineCall, fitsGraphemes, kernelErrors, memberText, nextCursor, pageInput, productName } from '#kernel';
import { DECISION_REASON_MAX } from '#moderation';
import { moneyErrors } from './errors.ts';
import { keyView, launchStatus, moneyView, sweepView, sweptKey, withdrawalStatus } from './views.ts';

const errors = { ...chainErrors, ...moneyErrors };

const note = memberText.check(
  z.trim(),
  z.minLength(1, 'Please write down the reason'),
  z.refine(
    (text) => fitsGraphemes(text, DECISION_REASON_MAX),
    `A reason has at most ${DECISION_REASON_MAX} characters`,
  ),
);

export const readMoney = defineCall({
  method: 'GET',
  path: '/api/moderation/money',
  summary: 'How the network, every product, the treasury, pools, rewards and sales stand',
  for: 'operator',
  actor: null,
  errors: chainErrors,
  input: z.object({}),
  reply: z.object({ money: moneyView }),
});

export const listOpenWithdrawals = defineCall({
  method: 'GET',
  path: '/api/moderation/money/withdrawals',
  summary: 'Withdrawals that are under way, or those that came back, newest first',
  for: 'operator',
  actor: null,
  errors: kernelErrors,
  input: z.object({ ...pageInput, filter: z.enum(['waiting', 'returned']) }),
  reply: z.object({ withdrawals: z.array(withdrawalStatus), next_cursor: nextCursor }),
});

export const listAllLaunches = defineCall({
  method: 'GET',
  path: '/api/moderation/money/launches',
  summary: 'Every launch of this network, newest first, also those that are off the lists',
  for: 'operator',
  actor: null,
  errors: chainErrors,
  input: z.object(pageInput),
  reply: z.object({ launches: z.array(launchStatus), next_cursor: nextCursor }),
});

export const listKeys = defineCall({
  method: 'GET',
  path: '/api/moderation/money/keys',
  summary: "The server's own keys: their addresses, what lies there, and how much of it is free",
  for: 'operator',
  actor: null,
  errors: chainErrors,
  input: z.object({}),
  reply: z.object({
    keys: z.array(keyView),
    /** Whether the operator who asks could sweep. */
    has_second_factor: z.boolean(),
  }),
});

export const setPaused = defineCall({
  method: 'POST',
  path: '/api/moderation/money/pauses',
  summary: 'Pause a product, or let it go on; it stands in the log',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({ product: productName, is_paused: z.boolean(), note }),
  reply: z.object({}),
});

export const sweep = defineCall({
  method: 'POST',
  path: '/api/moderation/money/sweeps',
  summary: 'Send what is free at a key to an address of the operator, with their second factor; it stands in the log',
  for: 'operator',
  actor: null,
  once: () => true,
  errors: { ...errors, ...authErrors },
  limit: 'sign_in',
  input: z.object({
    from: sweptKey,
    /** Null: SOL. */
    mint: z.nullable(chainAddress),
    /** In smallest units. */
    amount: unitsText.check(z.refine((text) => text !== '0', 'Nothing is no amount')),
    address: chainAddress,
    note,
    code: secondFactor,
  }),
  reply: z.object({ sweep: sweepView }),
});

export const listSweeps = defineCall({
  method: 'GET',
  path: '/api/moderation/money/sweeps',
  summary: 'What operators have taken out of the keys, newest first, and what became of it',
  for: 'operator',
  actor: null,
  errors: kernelErrors,
  input: z.object(pageInput),
  reply: z.object({ sweeps: z.array(sweepView), next_cursor: nextCursor }),
});
