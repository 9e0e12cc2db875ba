import * as z from 'zod/mini';

/** What moves money on the network beyond payments between people. Each can be paused by an operator. */
export const PRODUCTS = ['withdraw', 'deposit', 'swap', 'staking', 'launchpad', 'tickets'] as const;
export const productName = z.enum(PRODUCTS);
export type ProductName = z.output<typeof productName>;

/** 'off': not on this network. 'paused': an operator has stopped it for a while. */
export const productState = z.enum(['on', 'paused', 'off']);
export type ProductState = z.output<typeof productState>;

/** Written out: what zod has for it would travel with the first screen of the wallet. */
export const productStates = z.object({
  withdraw: productState,
  deposit: productState,
  swap: productState,
  staking: productState,
  launchpad: productState,
  tickets: productState,
} satisfies Record<ProductName, typeof productState>);
