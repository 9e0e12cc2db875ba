import * as z from 'zod/mini';
import { defineCall, idOf, kernelErrors, nextCursor, pageInput, type MemberId } from '#kernel';
import { chainAddress, chainSignature, unitsText } from './address.ts';
import { chainErrors } from './errors.ts';
import { TRANSACTION_BYTES } from './limits.ts';
import { holdingsView, networkView, paymentView } from './views.ts';

const user_id = z.optional(idOf<MemberId>());

export const readNetwork = defineCall({
  method: 'GET',
  path: '/api/chain/network',
  summary: 'The Solana network that this server speaks to; null where there is none',
  for: 'anyone',
  actor: null,
  errors: kernelErrors,
  input: z.object({}),
  reply: z.object({ network: z.nullable(networkView) }),
});

export const readHoldings = defineCall({
  method: 'GET',
  path: '/api/chain/holdings',
  summary: 'What an address holds: SOL and every token',
  for: 'anyone',
  actor: null,
  errors: chainErrors,
  input: z.object({ address: chainAddress }),
  reply: z.object({ holdings: holdingsView }),
});

export const takeTestSol = defineCall({
  method: 'POST',
  path: '/api/chain/faucet',
  summary: 'Test SOL for an address; on the embedded test network alone',
  for: 'member',
  actor: 'user_id',
  errors: chainErrors,
  once: () => true,
  input: z.object({ user_id, address: chainAddress }),
  reply: z.object({ signature: chainSignature, lamports: unitsText }),
});

/** Base64 is four characters for three bytes. */
const transactionText = z
  .string()
  .check(
    z.maxLength(Math.ceil(TRANSACTION_BYTES / 3) * 4, 'This transaction is too large'),
    z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'This is not a transaction that can be sent'),
  );

export const sendPayment = defineCall({
  method: 'POST',
  path: '/api/chain/payments',
  summary:
    'Keep a signed transaction, send it, and follow it until it has landed or never will; the same bytes are one',
  for: 'member',
  actor: 'user_id',
  errors: chainErrors,
  input: z.object({
    user_id,
    transaction: transactionText,
    /** The height after which its blockhash is no longer good, as getLatestBlockhash said. */
    last_valid_height: z.coerce.number().check(z.int(), z.gte(0)),
    to: z.optional(chainAddress),
  }),
  reply: z.object({ payment: paymentView }),
});

/** As it stands in an address. What zod has for this would travel with the first screen. */
const yesOrNo = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);

export const listPayments = defineCall({
  method: 'GET',
  path: '/api/chain/payments',
  summary: 'Payments that the member has sent from here, newest first; those under way alone where that is asked',
  for: 'member',
  actor: 'user_id',
  errors: chainErrors,
  input: z.object({ user_id, is_open: z.optional(yesOrNo), ...pageInput }),
  reply: z.object({ payments: z.array(paymentView), next_cursor: nextCursor }),
});

export const readPayment = defineCall({
  method: 'GET',
  path: '/api/chain/payment',
  summary: 'How far one payment of the member has come',
  for: 'member',
  actor: 'user_id',
  errors: chainErrors,
  input: z.object({ user_id, signature: chainSignature }),
  reply: z.object({ payment: paymentView }),
});
