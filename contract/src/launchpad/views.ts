import * as z from 'zod/mini';
import { chainAddress, unitsText } from '#chain';
import { idOf, type LaunchId } from '#kernel';
import { memberCard } from '#members';

/**
 * 'making': signed, and on its way to the network. 'opening': the time is over, the goal was reached, and buyers are served
 * one by one. 'missed': nothing was taken from anybody. 'failed': the network did not take it, and there is no token.
 */
export const launchState = z.enum(['draft', 'making', 'open', 'opening', 'opened', 'missed', 'failed']);
export type LaunchState = z.output<typeof launchState>;

/** 'filling': its transaction is on its way. 'let_go': nothing was taken, because it was gone or the goal was missed. */
export const pledgeState = z.enum(['pledged', 'filling', 'filled', 'let_go']);
export type PledgeState = z.output<typeof pledgeState>;

export const pledgeView = z.object({
  state: pledgeState,
  /** Whose wrapped SOL it is, and the account that it lies in. */
  address: chainAddress,
  account: chainAddress,
  /** Where the tokens arrive. */
  token_account: chainAddress,
  /** In lamports, as the network last said. */
  amount: unitsText,
  /** Once the sale is over. */
  pays: unitsText,
  gets: unitsText,
  /** What lies in the account now, in lamports; also after the sale. Null: the account is gone. */
  held: z.nullable(unitsText),
  /** The place for tokens lies empty, and nothing will come: closing it gives its deposit back. */
  is_spare: z.boolean(),
});
export type PledgeView = z.output<typeof pledgeView>;

export const launchView = z.object({
  id: idOf<LaunchId>(),
  state: launchState,
  name: z.string(),
  symbol: z.string(),
  image_url: z.nullable(z.string()),
  mint: chainAddress,
  decimals: z.int(),
  /** Null: they have gone. */
  creator: z.nullable(memberCard),
  creator_address: chainAddress,
  /** In smallest units: all there will ever be, what of it is sold, what goes to the pool, and what is the creator's. */
  supply: unitsText,
  for_sale: unitsText,
  for_pool: unitsText,
  share: unitsText,
  /** How much of what is raised goes to the pool; 0: there is none. */
  pool_percent: z.int(),
  vesting_days: z.int(),
  /** In lamports. */
  goal: unitsText,
  cap: unitsText,
  /** What the pledges come to that are known here, each up to the cap; at its end the network is asked again. */
  pledged: unitsText,
  /** What buyers have paid, once it is over. */
  raised: unitsText,
  pledges: z.int(),
  created_at: z.iso.datetime(),
  closes_at: z.iso.datetime(),
  opened_at: z.nullable(z.iso.datetime()),
  is_mine: z.boolean(),
  /** An operator has taken it off all lists: its creator and whoever has pledged still see it. */
  is_hidden: z.boolean(),
});
export type LaunchView = z.output<typeof launchView>;

/** What a member needs to pledge, and what they have pledged. */
export const ownPartView = z.object({
  /** Under this name their own address makes the account of wrapped SOL: it says whose pledge it is, and for which sale. */
  seed: z.string(),
  /** Who may draw the named sum at the opening. */
  launch_key: chainAddress,
  pledge: z.nullable(pledgeView),
});
export type OwnPartView = z.output<typeof ownPartView>;

/** The creator's share, for whoever looks. */
export const vestingView = z.object({
  vested: unitsText,
  released: unitsText,
  /** On its way. */
  waiting: unitsText,
});
export type VestingView = z.output<typeof vestingView>;

export const holderView = z.object({
  account: chainAddress,
  owner: chainAddress,
  amount: unitsText,
  /** What is known of it here: not yet sold, the creator's share behind two signatures, or the pool that it is traded with. */
  role: z.nullable(z.enum(['sale', 'locked', 'pool'])),
  member: z.nullable(memberCard),
});
export type HolderView = z.output<typeof holderView>;

/** What the network itself says of a token, whoever made it. */
export const tokenFacts = z.object({
  mint: chainAddress,
  supply: unitsText,
  decimals: z.int(),
  /** Null: given up for good. */
  mint_authority: z.nullable(chainAddress),
  freeze_authority: z.nullable(chainAddress),
  /** The largest first; as many as the network names. */
  holders: z.array(holderView),
  /** Null: there are more than the network names. */
  holder_count: z.nullable(z.int()),
  /** Who paid for its first transaction, and when; null: too long ago to say. */
  maker: z.nullable(chainAddress),
  made_at: z.nullable(z.iso.datetime()),
});
export type TokenFacts = z.output<typeof tokenFacts>;

export const tokenView = z.object({
  facts: tokenFacts,
  /** Null: it was not made here, or nobody here may see who made it. */
  launch: z.nullable(launchView),
  vesting: z.nullable(vestingView),
  /** Null for whoever is not signed in. */
  own: z.nullable(ownPartView),
});
export type TokenView = z.output<typeof tokenView>;

/** Composed by the server for a member to look at and sign; in base64. */
export const toSign = z.object({ message: z.string() });
export type ToSign = z.output<typeof toSign>;
