import * as z from 'zod/mini';
import { productStates } from '#kernel';
import { chainAddress, chainSignature, unitsText } from './address.ts';

/** 'test' is the network inside this server; 'other' a validator of somebody's own. */
export const networkKind = z.enum(['test', 'devnet', 'testnet', 'mainnet', 'other']);
export type NetworkKind = z.output<typeof networkKind>;

export const networkView = z.object({
  kind: networkKind,
  name: z.string(),
  /** What tells one network from another; null while it has never been reached. */
  genesis: z.nullable(z.string()),
  is_reachable: z.boolean(),
  /** An address with {signature}; null: the page /tx/{signature} of this server. */
  explorer: z.nullable(z.string()),
  /** The token of this network, once it exists. */
  token: z.nullable(z.object({ mint: chainAddress, symbol: z.string(), decimals: z.int() })),
  has_faucet: z.boolean(),
  products: productStates,
});
export type NetworkView = z.output<typeof networkView>;

/** A token that this server vouches for: its own, one that was launched here, or the receipt of a ticket. */
export const knownTokenView = z.object({
  kind: z.enum(['own', 'launch', 'ticket']),
  symbol: z.string(),
  name: z.string(),
  image_url: z.nullable(z.string()),
  /** Where more about it stands. */
  page: z.nullable(z.string()),
});
export type KnownTokenView = z.output<typeof knownTokenView>;

/** One token account of an address. */
export const holdingView = z.object({
  mint: chainAddress,
  account: chainAddress,
  amount: unitsText,
  decimals: z.int(),
  /** Null: nobody here knows this token, and what it calls itself proves nothing. */
  symbol: z.nullable(z.string()),
  name: z.nullable(z.string()),
  kind: z.nullable(knownTokenView.shape.kind),
  image_url: z.nullable(z.string()),
  page: z.nullable(z.string()),
  is_frozen: z.boolean(),
  /** Of a known token: it lies elsewhere than usual, as a stake does, and is not spent from. */
  is_aside: z.boolean(),
  program: z.enum(['token', 'token-2022']),
});
export type HoldingView = z.output<typeof holdingView>;

export const holdingsView = z.object({
  address: chainAddress,
  lamports: unitsText,
  tokens: z.array(holdingView),
  /** There are more than these; those that are known here come first. */
  has_more: z.boolean(),
});
export type HoldingsView = z.output<typeof holdingsView>;

/**
 * How far a payment has come. 'signed': kept here, and not yet taken by the network. 'sent': taken, which does not
 * mean landed. 'expired': it never landed and never will; only then may somebody sign again.
 */
export const paymentState = z.enum(['signed', 'sent', 'confirmed', 'finalized', 'failed', 'expired']);
export type PaymentState = z.output<typeof paymentState>;

export const paymentView = z.object({
  signature: chainSignature,
  state: paymentState,
  /** Of one that failed, or that the network does not take: what it said, in its words. */
  error: z.nullable(z.string()),
  /** Whom the member meant; for their own address book. */
  to: z.nullable(chainAddress),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type PaymentView = z.output<typeof paymentView>;
