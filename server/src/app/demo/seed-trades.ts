// What demo members traded on the test network, so that the price of the token has a past.
import { findNumber, keepNumber, type App } from '#kernel';
import type { SeedTrade } from '#swap';
import { guests, seededRandom } from '@wagram/demo';
import type { Ids } from './ids.ts';
import type { Making } from './seed.ts';
import { demoWallet } from './wallets.ts';

const DAY_MS = 24 * 3600_000;
const DAYS = 12;
const TRADES = 64;
const TRADERS = 9;
/** Of how many trades one is a purchase. */
const BUYING = 0.6;
/** In SOL. The pool is deep: less would not be seen. */
const AMOUNTS = [15, 25, 40, 40, 60, 90, 120, 180, 260, 400];
/** In hundredths of what they hold. */
const SHARES = [15, 25, 40, 60, 90];
const LAMPORTS = 1_000_000_000n;
const DONE = 'demo_swap';

const planTrades = (ids: Ids, begun: Date): SeedTrade[] => {
  const random = seededRandom('trades on the test network');
  const traders = [...ids]
    .filter(([handle]) => !guests.includes(handle))
    .slice(0, TRADERS)
    .map(([handle, memberId]) => ({ memberId, wallet: demoWallet(handle) }));
  const first = begun.getTime() - DAYS * DAY_MS;
  if (traders.length === 0) return [];
  return Array.from({ length: TRADES }, (_, place): SeedTrade => {
    const isBuying = place < 4 || random.chance(BUYING);
    return {
      ...random.pick(traders),
      side: isBuying ? 'buy' : 'sell',
      amount: isBuying ? BigInt(random.pick(AMOUNTS)) * LAMPORTS : BigInt(random.pick(SHARES)),
      // The last minutes are left to whoever comes.
      at: new Date(first + ((place + random.next() * 0.9) / TRADES) * (DAYS * DAY_MS - 600_000)),
    };
  });
};

/** Once for each network: what was traded stays in the books of the pool. */
export const seedDemoTrades = async (app: App, ids: Ids, begun: Date, { trade, isStopping }: Making): Promise<void> => {
  if (trade === undefined || app.config.chain.network?.kind !== 'test') return;
  if ((await findNumber(app.db, DONE)) !== null) return;
  await trade(planTrades(ids, begun), isStopping);
  if (!isStopping()) await keepNumber(app.db, DONE, 1);
};
