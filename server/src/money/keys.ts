// What lies at each key of this server, and how much of it is free: owed to nobody, counted on by nobody, and not needed for
// the fees of the next payment.
import { OPENING_LAMPORTS } from '@wagram/contract/launchpad';
import { FEES_KEPT, FEES_LOW, SWEPT_KEYS, type FundsView, type KeyView, type SweptKey } from '@wagram/contract/money';
import { units } from '@wagram/contract/kernel';
import { listKeys, readHoldings, type KeyName, type OwnChain } from '#chain';
import type { App } from '#kernel';
import { countLaunches, launchedOf } from '#launchpad';
import { readRewardsLeft } from '#staking';
import { listPools } from '#swap';
import { owedForTickets } from '#tickets';
import { readOwed } from '#treasury';
import { unlessAway } from './away.ts';
import { leastOf, readHeld, TOKEN_PROGRAMS, type Holding } from './held.ts';
import { selectOpenKeys } from './sweeps.gen.ts';

export interface Funds extends FundsView {
  /** Null for SOL. */
  readonly program: string | null;
}

/** What has to stay: lamports, and smallest units by token. */
interface Kept {
  readonly lamports: bigint;
  readonly tokens: ReadonlyMap<string, bigint>;
}

const NO_TOKENS: ReadonlyMap<string, bigint> = new Map();

export const isSwept = (name: KeyName): name is SweptKey => SWEPT_KEYS.some((one) => one === name);

/** Pools count on all that they traded for. While trading is stopped, only what is on its way to members has to stay. */
const keptByDesk = async (app: App, chain: OwnChain, isTrading: boolean): Promise<Kept> => {
  const pools = await listPools(app, await chain.genesis());
  const stays = pools.map(({ mint, sol, tokens, out }) => ({
    mint,
    sol: isTrading ? BigInt(sol) : out.sol,
    tokens: isTrading ? BigInt(tokens) : out.tokens,
  }));
  return {
    lamports: stays.reduce((sum, { sol }) => sum + sol, FEES_KEPT),
    tokens: new Map(stays.map(({ mint, tokens }) => [mint, tokens])),
  };
};

const keptByTreasury = async (app: App, chain: OwnChain): Promise<Kept> => {
  const token = await chain.token();
  const tokens = token === null ? NO_TOKENS : new Map([[token.mint, (await readOwed(app, token)).tokens]]);
  return { lamports: FEES_KEPT, tokens };
};

const keptByRewards = async (app: App, chain: OwnChain): Promise<Kept> => {
  const rewards = await readRewardsLeft(app, chain);
  if (rewards === null) return { lamports: FEES_KEPT, tokens: NO_TOKENS };
  const { pool, held, left } = rewards;
  return { lamports: FEES_KEPT, tokens: new Map([[pool.token.mint, held - left]]) };
};

/** Creators have paid for the opening of their sales, and what is for sale is nobody else's. */
const keptByLaunch = async (app: App, chain: OwnChain, held: readonly Holding[]): Promise<Kept> => {
  const { open } = await countLaunches(app, await chain.genesis());
  const launched = await launchedOf(
    app,
    held.map(({ mint }) => mint),
  );
  const stays = held.filter(({ mint }) => launched.has(mint));
  return {
    lamports: FEES_KEPT + OPENING_LAMPORTS * BigInt(open),
    tokens: new Map(stays.map(({ mint, amount }) => [mint, BigInt(amount)])),
  };
};

/** What was paid for tickets belongs to hosts or to those who paid, until the network has said which. */
const keptByTickets = async (app: App, chain: OwnChain): Promise<Kept> => ({
  lamports: FEES_KEPT,
  tokens: await owedForTickets(app, await chain.genesis()),
});

const keptBy = async (app: App, chain: OwnChain, name: SweptKey, held: readonly Holding[]): Promise<Kept> => {
  if (name === 'treasury') return keptByTreasury(app, chain);
  if (name === 'desk') return keptByDesk(app, chain, (await chain.products.states()).swap === 'on');
  if (name === 'rewards') return keptByRewards(app, chain);
  return name === 'launch' ? keptByLaunch(app, chain, held) : keptByTickets(app, chain);
};

const freeOf = (amount: bigint, kept: bigint): string => String(amount > kept ? amount - kept : 0n);

/** SOL first. */
export const readFunds = async (app: App, chain: OwnChain, name: KeyName, address: string): Promise<Funds[]> => {
  const before = await readHeld(chain, address);
  const kept = isSwept(name) ? await keptBy(app, chain, name, before.tokens) : null;
  const { lamports, tokens } = kept === null ? before : leastOf(before, await readHeld(chain, address));
  const fundsOf = (amount: string, stays: bigint) => ({
    amount,
    kept: String(stays),
    free: freeOf(BigInt(amount), stays),
  });
  const sol = fundsOf(lamports, kept?.lamports ?? BigInt(lamports));
  return [
    { mint: null, program: null, symbol: 'SOL', decimals: units.SOL, ...sol },
    ...tokens.map(({ mint, symbol, decimals, amount, program }) => ({
      mint,
      program: TOKEN_PROGRAMS[program],
      symbol,
      decimals,
      ...fundsOf(amount, kept === null ? BigInt(amount) : (kept.tokens.get(mint) ?? 0n)),
    })),
  ];
};

/** Creators pay for what the launch key does; on the test network keys that pay rewards and tickets are given what that costs. */
const isFedByOthers = (chain: OwnChain, name: KeyName): boolean =>
  name === 'launch' || (chain.give !== null && (name === 'rewards' || name === 'tickets'));

const isLow = (chain: OwnChain, name: KeyName, funds: readonly Funds[] | null): boolean =>
  isSwept(name) && !isFedByOthers(chain, name) && funds !== null && BigInt(funds[0]?.amount ?? 0) < FEES_LOW;

const ORDER: readonly KeyName[] = [...SWEPT_KEYS, 'mint', 'faucet'];

export const viewKeys = async (app: App, chain: OwnChain): Promise<KeyView[]> => {
  const genesis = await unlessAway(chain.genesis());
  const open = genesis === null ? [] : await selectOpenKeys(app.db, { genesis });
  const keys = (await listKeys(app)).toSorted((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));
  return Promise.all(
    keys.map(async ({ name, address }) => {
      const funds = await unlessAway(readFunds(app, chain, name, address));
      return {
        name,
        address,
        can_sweep: isSwept(name),
        funds: funds?.map(({ program: _program, ...shown }) => shown) ?? null,
        is_low: isLow(chain, name, funds),
        is_sweeping: open.some(({ from_key: key }) => key === name),
      };
    }),
  );
};

/** Whether it holds less than its pools would trade with. */
export const isDeskShort = async (app: App, chain: OwnChain): Promise<boolean> => {
  const desk = (await listKeys(app)).find(({ name }) => name === 'desk');
  if (desk === undefined) return false;
  const { lamports, tokens } = await readHoldings(chain, desk.address, chain.book.find);
  const needed = await keptByDesk(app, chain, true);
  const held = new Map(tokens.map(({ mint, amount }) => [mint, BigInt(amount)]));
  return (
    BigInt(lamports) < needed.lamports - FEES_KEPT ||
    [...needed.tokens].some(([mint, amount]) => (held.get(mint) ?? 0n) < amount)
  );
};
