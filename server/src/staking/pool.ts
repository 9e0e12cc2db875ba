// MON-09: the account that rewards come from. Nothing is promised that does not lie there.
import { CLAIM_LEAST, rateFor, UNITS_MAX, type StakingView } from '@wagram/contract/staking';
import type { ProductState } from '@wagram/contract/kernel';
import * as z from 'zod/mini';
import { addressOfKey, askFor, RpcRefusal, tokenAccountOf, type OwnChain, type OwnToken } from '#chain';
import type { App, Db } from '#kernel';
import { changeLeaving, insertPool, lockPool, selectPool, type PoolRow } from './stakes.gen.ts';

export interface Pool {
  readonly id: string;
  readonly genesis: string;
  readonly token: OwnToken;
  /** Whose account pays. */
  readonly rewards: string;
}

const idOf = ({ genesis, mint }: { readonly genesis: string; readonly mint: string }): string => `${genesis}:${mint}`;

/** Null: there is no token to be staked. */
export const openPool = async (app: App, chain: OwnChain): Promise<Pool | null> => {
  const token = await chain.token();
  if (token === null) return null;
  const genesis = await chain.genesis();
  const id = idOf({ genesis, mint: token.mint });
  await insertPool(app.db, { id });
  return { id, genesis, token, rewards: await addressOfKey(app, 'rewards') };
};

/** What lay in the account, and what had left it by then for all that was known. */
export interface Funds {
  readonly held: bigint;
  readonly paidBefore: bigint;
}

const balance = z.object({ value: z.object({ amount: z.string().check(z.regex(/^\d{1,20}$/)) }) });

const NOTHING: PoolRow = { owed: '0', paid: '0', staked: '0', leaving: '0', gone: '0' };

const readPool = async (app: App, { id }: Pool): Promise<PoolRow> => (await selectPool(app.db, { id })) ?? NOTHING;

/** All that ever left it: to members, and to operators. */
const leftFor = ({ paid, gone }: PoolRow): bigint => BigInt(paid) + BigInt(gone);

/** What was paid is asked for first: what lands between the two questions counts as not landed. */
export const readFunds = async (app: App, chain: OwnChain, pool: Pool): Promise<Funds> => {
  const before = leftFor(await readPool(app, pool));
  const account = await tokenAccountOf(pool.rewards, pool.token);
  const asked = [account, { commitment: 'finalized' }];
  const held = await askFor(chain, balance, 'getTokenAccountBalance', asked).then(
    ({ value }) => BigInt(value.amount),
    (error: unknown) => {
      // Nobody has put anything there yet.
      if (error instanceof RpcRefusal) return 0n;
      throw error;
    },
  );
  return { held, paidBefore: before };
};

const atLeastZero = (value: bigint): bigint => (value > 0n ? value : 0n);

/** In the account for sure: what was paid since the look may be gone from it. */
export const surelyHeld = ({ held, paidBefore }: Funds, row: PoolRow): bigint =>
  atLeastZero(held - (leftFor(row) - paidBefore));

/** Promised to nobody, and not on its way to an operator. */
export const leftOf = (funds: Funds, row: PoolRow): bigint =>
  atLeastZero(surelyHeld(funds, row) - BigInt(row.owed) - BigInt(row.leaving));

/** The rate at which whatever is looked at now earns. */
export const rateNow = ({ config }: App, left: bigint, { staked }: PoolRow): bigint =>
  rateFor(config.chain.stakingRate, left, BigInt(staked));

export const leastOf = ({ decimals }: OwnToken): bigint => {
  const least = CLAIM_LEAST * 10n ** BigInt(decimals);
  // Of a token that can be cut finer than any sum is long, the smallest unit is as good.
  return least > UNITS_MAX ? 1n : least;
};

export interface RewardsLeft {
  readonly pool: Pool;
  readonly funds: Funds;
  /** All in smallest units: in the account, kept for members, and promised to nobody. */
  readonly held: bigint;
  readonly owed: bigint;
  readonly left: bigint;
  readonly staked: bigint;
  /** In hundredths of a percent a year: as it was named, and what is paid now. */
  readonly namedRate: bigint;
  readonly rate: bigint;
}

/** For who runs this server; null where nothing is staked. */
export const readRewardsLeft = async (app: App, chain: OwnChain): Promise<RewardsLeft | null> => {
  const pool = await openPool(app, chain);
  if (pool === null) return null;
  const funds = await readFunds(app, chain, pool);
  const row = await readPool(app, pool);
  const [left, staked, namedRate] = [leftOf(funds, row), BigInt(row.staked), app.config.chain.stakingRate];
  const rate = rateNow(app, left, row);
  return { pool, funds, held: funds.held, owed: BigInt(row.owed), left, staked, namedRate, rate };
};

/** In the transaction that decides it: from here on nobody is promised what leaves. False: so much is not free any more. */
export const holdRewards = async (
  tx: Db,
  { pool, funds }: Pick<RewardsLeft, 'pool' | 'funds'>,
  amount: bigint,
): Promise<boolean> => {
  if (leftOf(funds, await lockPool(tx, { id: pool.id })) < amount) return false;
  await changeLeaving(tx, { id: pool.id, leaving: String(amount), gone: '0' });
  return true;
};

/** It has left, or stays after all. */
export const endHeldRewards = async (
  tx: Db,
  place: { readonly genesis: string; readonly mint: string },
  amount: bigint,
  hasLeft: boolean,
): Promise<void> => {
  const id = idOf(place);
  await lockPool(tx, { id });
  await changeLeaving(tx, { id, leaving: String(-amount), gone: hasLeft ? String(amount) : '0' });
};

const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';

export const viewOf = async (app: App, pool: Pool, funds: Funds, state: ProductState): Promise<StakingView> => {
  const row = await readPool(app, pool);
  const left = leftOf(funds, row);
  const { mint, decimals, program } = pool.token;
  return {
    token: {
      mint,
      symbol: app.config.brand.tokens.chain,
      decimals,
      program: program === TOKEN_2022 ? 'token-2022' : 'token',
    },
    rewards: pool.rewards,
    named_rate: Number(app.config.chain.stakingRate),
    rate: Number(rateNow(app, left, row)),
    left: String(left),
    staked: row.staked,
    least: String(leastOf(pool.token)),
    state,
  };
};
