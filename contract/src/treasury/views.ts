import * as z from 'zod/mini';
import { chainAddress, chainSignature } from '#chain';
import { amountText, idOf, type WithdrawalId } from '#kernel';

/** Waiting to be signed, on its way, arrived, or back in the member's credit. */
export const withdrawalState = z.enum(['waiting', 'sent', 'paid', 'returned']);
export type WithdrawalState = z.output<typeof withdrawalState>;

export const withdrawalView = z.object({
  id: idOf<WithdrawalId>(),
  state: withdrawalState,
  /** WGM that left the credit. */
  amount: amountText,
  /** What arrives for it, in the smallest units of the token. */
  tokens: amountText,
  address: chainAddress,
  /** Once it is signed. */
  signature: z.nullable(chainSignature),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type WithdrawalView = z.output<typeof withdrawalView>;

export const treasuryView = z.object({
  /** What credit becomes. */
  token: z.object({ mint: chainAddress, symbol: z.string(), decimals: z.int() }),
  /** The treasury's own address, for anybody to look at. */
  address: chainAddress,
  /** Smallest units of the token for one WGM. */
  rate: amountText,
  /** How much the member may withdraw now, in all and for the rest of this day. */
  withdrawable: amountText,
  daily_left: amountText,
  /** What arrives has no value. */
  is_test: z.boolean(),
  /** What others gave may leave too, and not only what came in from a wallet. On a test network alone. */
  gifts_leave: z.boolean(),
  /** An operator has stopped it for a while. */
  is_paused: z.boolean(),
});
export type TreasuryView = z.output<typeof treasuryView>;

/** How tokens come in as credit. */
export const depositView = z.object({
  token: z.object({ mint: chainAddress, symbol: z.string(), decimals: z.int() }),
  /** Where they go: the treasury. */
  address: chainAddress,
  /** Smallest units of the token for one WGM. */
  rate: amountText,
  /** WGM that may come in; null: as much as there is. On the test network no more than has left. */
  left: z.nullable(amountText),
  is_test: z.boolean(),
  is_paused: z.boolean(),
});
export type DepositView = z.output<typeof depositView>;

/** What all credit came to on a day, as everybody may read it. */
export const reservesView = z.object({
  day: z.iso.date(),
  /** The root of the tree of sums, in hex. */
  root: z.string(),
  /** WGM that the server owes, in so many accounts. */
  total: amountText,
  leaves: z.int(),
  /** Where the tokens lie that stand against it; null where there is no network. */
  treasury: z.nullable(chainAddress),
  created_at: z.iso.datetime(),
});
export type ReservesView = z.output<typeof reservesView>;

/** How one balance leads to the root: docs/reserves.md says how to check it. */
export const reserveProof = z.object({
  day: z.iso.date(),
  root: z.string(),
  total: amountText,
  nonce: z.string(),
  amount: amountText,
  path: z.array(z.object({ side: z.enum(['left', 'right']), hash: z.string(), sum: amountText })),
});
export type ReserveProof = z.output<typeof reserveProof>;
