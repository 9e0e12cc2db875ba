// Everything about money at one look. What the network alone can say is left open while it is away.
import { rewardFor } from '@wagram/contract/staking';
import type { MoneyView, NetworkStatus, PoolStatus, StakingStatus, TreasuryStatus } from '@wagram/contract/money';
import { addressOfKey, readHoldings, type OwnChain, type OwnToken } from '#chain';
import type { App } from '#kernel';
import { countLaunches } from '#launchpad';
import { readRewardsLeft, type RewardsLeft } from '#staking';
import { listPools } from '#swap';
import { readOwed, readSums } from '#treasury';
import { unlessAway } from './away.ts';
import { listProducts } from './pauses.ts';

const DAY_MS = 24n * 3_600_000n;
const DAYS_MOST = 100_000n;
const NO_LAUNCHES = { open: 0, opened: 0, missed: 0, hidden: 0 };

export const NO_NETWORK: MoneyView = {
  network: null,
  products: [],
  treasury: null,
  pools: [],
  staking: null,
  launches: NO_LAUNCHES,
};

const tokenOf = ({ config }: App, { mint, decimals }: OwnToken) => ({
  mint,
  decimals,
  symbol: config.brand.tokens.chain,
});

const heldBy = async (chain: OwnChain, address: string, { mint }: OwnToken): Promise<string> => {
  const { tokens } = await readHoldings(chain, address, chain.book.find);
  return String(tokens.filter((one) => one.mint === mint).reduce((sum, { amount }) => sum + BigInt(amount), 0n));
};

const treasuryOf = async (app: App, chain: OwnChain, token: OwnToken): Promise<TreasuryStatus> => {
  const address = await addressOfKey(app, 'treasury');
  const [owed, sums] = [await readOwed(app, token), await readSums(app.db)];
  return {
    token: tokenOf(app, token),
    address,
    rate: String(owed.rate),
    held: await unlessAway(heldBy(chain, address, token)),
    credit: String(owed.credit),
    owed: String(owed.tokens),
    waiting: { count: sums.waiting, amount: sums.waiting_amount },
    returned: { count: sums.returned, amount: sums.returned_amount },
    withdrawn: sums.withdrawn,
    deposited: sums.deposited,
  };
};

/** At the rate that was named: what is paid falls by itself so that it lasts for a year, which is what nobody wants. */
const daysLeft = ({ left, staked, namedRate }: RewardsLeft): number | null => {
  const aDay = rewardFor(staked, namedRate, DAY_MS);
  if (aDay === 0n) return null;
  const days = left / aDay;
  return Number(days > DAYS_MOST ? DAYS_MOST : days);
};

const stakingOf = async (app: App, chain: OwnChain): Promise<StakingStatus | null> => {
  const found = await readRewardsLeft(app, chain);
  if (found === null) return null;
  const { pool, held, owed, left, staked, namedRate, rate } = found;
  return {
    token: tokenOf(app, pool.token),
    address: pool.rewards,
    named_rate: Number(namedRate),
    rate: Number(rate),
    staked: String(staked),
    held: String(held),
    owed: String(owed),
    left: String(left),
    days: daysLeft(found),
  };
};

const poolsOf = async (app: App, genesis: string): Promise<PoolStatus[]> =>
  (await listPools(app, genesis)).map(({ out: _out, ...shown }) => shown);

export const readMoney = async (app: App, chain: OwnChain, network: NetworkStatus): Promise<MoneyView> => {
  const { genesis } = network;
  const token = await unlessAway(chain.token());
  return {
    network,
    products: await listProducts(app, chain),
    treasury: token === null ? null : await treasuryOf(app, chain, token),
    pools: genesis === null ? [] : await poolsOf(app, genesis),
    staking: await unlessAway(stakingOf(app, chain)),
    launches: genesis === null ? NO_LAUNCHES : await countLaunches(app, genesis),
  };
};
