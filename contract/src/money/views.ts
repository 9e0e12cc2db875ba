import * as z from 'zod/mini';
import { chainAddress, chainSignature, networkKind, unitsText } from '#chain';
import { amountText, idOf, productName, productState, type SweepId, type WithdrawalId } from '#kernel';
import { launchView } from '#launchpad';
import { withdrawalState } from '#treasury';
import { SWEPT_KEYS } from './limits.ts';

/** A whole number of any length: products of two sums are longer than any sum. */
const figure = z.string().check(z.regex(/^(0|[1-9][0-9]{0,79})$/));
const token = z.object({ mint: chainAddress, symbol: z.string(), decimals: z.int() });

export const networkStatus = z.object({
  kind: networkKind,
  name: z.string(),
  /** Null while it has never been reached. */
  genesis: z.nullable(z.string()),
  is_reachable: z.boolean(),
  /** Null while it is away. */
  slot: z.nullable(figure),
  /** Since when it is so, as far as this program has seen. */
  since: z.iso.datetime(),
  /** An address with {signature}; null: a page of this server. */
  explorer: z.nullable(z.string()),
});
export type NetworkStatus = z.output<typeof networkStatus>;

export const productStatus = z.object({
  name: productName,
  state: productState,
  /** Of one that is paused: since when, by whom and why. */
  paused_at: z.nullable(z.iso.datetime()),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type ProductStatus = z.output<typeof productStatus>;

export const treasuryStatus = z.object({
  token,
  address: chainAddress,
  /** Smallest units of the token for one WGM. */
  rate: amountText,
  /** Tokens that lie there; null: nobody can say right now. */
  held: z.nullable(unitsText),
  /** All credit of members, in WGM, and in tokens at the rate. */
  credit: figure,
  owed: figure,
  waiting: z.object({ count: z.int(), amount: figure }),
  returned: z.object({ count: z.int(), amount: figure }),
  /** All that ever left and came in, in WGM. */
  withdrawn: figure,
  deposited: figure,
});
export type TreasuryStatus = z.output<typeof treasuryStatus>;

export const poolStatus = z.object({
  mint: chainAddress,
  symbol: z.string(),
  decimals: z.int(),
  sol: unitsText,
  tokens: unitsText,
  /** Billionths of a lamport for a smallest unit, as the swap counts. */
  price: figure,
  k: figure,
  /** In hundredths of a percent. */
  fee: z.int(),
  /** Within 24 hours, and their volume in lamports. */
  trades: z.int(),
  volume: figure,
  underway: z.int(),
});
export type PoolStatus = z.output<typeof poolStatus>;

export const stakingStatus = z.object({
  token,
  address: chainAddress,
  /** In hundredths of a percent a year: as it was named, and what is paid now. */
  named_rate: z.int(),
  rate: z.int(),
  staked: figure,
  held: unitsText,
  owed: figure,
  left: unitsText,
  /** For how many days what is left would last at the rate that was named; null: nothing is staked. */
  days: z.nullable(z.int()),
});
export type StakingStatus = z.output<typeof stakingStatus>;

/** 'missed' and 'failed' are one: nothing was sold. */
export const launchCounts = z.object({ open: z.int(), opened: z.int(), missed: z.int(), hidden: z.int() });
export type LaunchCounts = z.output<typeof launchCounts>;

/** Null parts: there is none, or the network cannot be reached. */
export const moneyView = z.object({
  /** Null: this server speaks to no network. */
  network: z.nullable(networkStatus),
  products: z.array(productStatus),
  treasury: z.nullable(treasuryStatus),
  pools: z.array(poolStatus),
  staking: z.nullable(stakingStatus),
  launches: launchCounts,
});
export type MoneyView = z.output<typeof moneyView>;

export const withdrawalStatus = z.object({
  id: idOf<WithdrawalId>(),
  state: withdrawalState,
  amount: amountText,
  tokens: amountText,
  address: chainAddress,
  /** Null: they have gone. */
  member: z.nullable(z.string()),
  signature: z.nullable(chainSignature),
  tries: z.int(),
  tries_max: z.int(),
  /** What the network said last, in its words. */
  error: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type WithdrawalStatus = z.output<typeof withdrawalStatus>;

export const launchStatus = z.extend(launchView, { is_hidden: z.boolean() });
export type LaunchStatus = z.output<typeof launchStatus>;

export const keyName = z.enum([...SWEPT_KEYS, 'faucet', 'mint']);
export type KeyName = z.output<typeof keyName>;
export const sweptKey = z.enum(SWEPT_KEYS);
export type SweptKey = z.output<typeof sweptKey>;

/** What a key holds of one thing. */
export const fundsView = z.object({
  /** Null: SOL. */
  mint: z.nullable(chainAddress),
  /** Null: nobody here knows this token. */
  symbol: z.nullable(z.string()),
  decimals: z.int(),
  amount: unitsText,
  /** What of it is owed, counted on, or needed for fees; it may be more than is there. */
  kept: figure,
  free: unitsText,
});
export type FundsView = z.output<typeof fundsView>;

export const keyView = z.object({
  name: keyName,
  address: chainAddress,
  can_sweep: z.boolean(),
  /** SOL first; null: nobody can say right now. */
  funds: z.nullable(z.array(fundsView)),
  is_low: z.boolean(),
  /** Something of it is on its way to an operator. */
  is_sweeping: z.boolean(),
});
export type KeyView = z.output<typeof keyView>;

export const sweepView = z.object({
  id: idOf<SweepId>(),
  from: sweptKey,
  mint: z.nullable(chainAddress),
  symbol: z.nullable(z.string()),
  decimals: z.int(),
  amount: unitsText,
  address: chainAddress,
  /** As a withdrawal's. */
  state: withdrawalState,
  signature: z.nullable(chainSignature),
  /** Null: they have gone. */
  operator: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  settled_at: z.nullable(z.iso.datetime()),
});
export type SweepView = z.output<typeof sweepView>;
