import * as z from 'zod/mini';
import { chainAddress, chainErrors } from '#chain';
import { amountText, defineCall, idOf, kernelErrors, nextCursor, pageInput, type MemberId } from '#kernel';
import { sendAmount } from '#ledger';
import { treasuryErrors } from './errors.ts';
import { reserveProof, reservesView, treasuryView, withdrawalView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());
const errors = { ...chainErrors, ...treasuryErrors };

export const readTreasury = defineCall({
  method: 'GET',
  path: '/api/treasury',
  summary: 'At what rate credit leaves, and how much of the member’s may; null where it cannot',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ treasury: z.nullable(treasuryView) }),
});

export const withdraw = defineCall({
  method: 'POST',
  path: '/api/treasury/withdraw',
  summary: 'WGM leaves as tokens for an address; it is held until the network says what became of it',
  for: 'member',
  actor: 'user_id',
  once: () => true,
  errors,
  input: z.object({ user_id, amount: sendAmount, address: chainAddress }),
  reply: z.object({ withdrawal: withdrawalView, balance: amountText }),
});

export const listWithdrawals = defineCall({
  method: 'GET',
  path: '/api/treasury/withdrawals',
  summary: 'What the member has withdrawn, newest first, and what became of it',
  for: 'member',
  actor: 'user_id',
  errors: kernelErrors,
  input: z.object({ user_id, ...pageInput }),
  reply: z.object({ withdrawals: z.array(withdrawalView), next_cursor: nextCursor }),
});

export const readReserves = defineCall({
  method: 'GET',
  path: '/api/treasury/reserves',
  summary: 'What all credit came to on the last day that was summed up, and the root that proves it',
  for: 'anyone',
  actor: null,
  errors: kernelErrors,
  input: z.object({}),
  reply: z.object({ reserves: z.nullable(reservesView) }),
});

export const proveReserve = defineCall({
  method: 'GET',
  path: '/api/treasury/reserves/mine',
  summary: 'That the member’s own balance of that day is in the sum; docs/reserves.md says how to check it',
  for: 'member',
  actor: 'user_id',
  errors,
  input: z.object({ user_id }),
  reply: z.object({ proof: reserveProof }),
});
