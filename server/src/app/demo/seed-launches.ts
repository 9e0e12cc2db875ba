// What demo members launched: one sale that is open, one that was opened and is traded, one that missed its goal.
import { findNumber, keepNumber, type App } from '#kernel';
import { forgetLaunchesOf, type SeedLaunch } from '#launchpad';
import type { SeedTrade } from '#swap';
import { guests, seededRandom } from '@wagram/demo';
import type { Ids } from './ids.ts';
import type { Making } from './seed.ts';
import { demoWallet } from './wallets.ts';

const HOUR_MS = 3_600_000;
const SOL = 1_000_000_000n;
const BUYERS = 5;
const TRADES = 14;
const DONE = 'demo_launches';

type Person = SeedLaunch['creator'];

const sol = (tenths: number): bigint => (BigInt(tenths) * SOL) / 10n;

const TERMS = { supply: '1000000', vesting_days: 180 } as const;

/** The last hours are left to whoever comes. */
const planLaunches = ([creator, second, third, ...buyers]: readonly Person[], begun: Date): SeedLaunch[] => {
  if (creator === undefined || second === undefined || third === undefined) return [];
  const ago = (hours: number): Date => new Date(begun.getTime() - hours * HOUR_MS);
  const by = (...tenths: readonly number[]) =>
    tenths.flatMap((amount, place) => {
      const buyer = buyers[place];
      return buyer === undefined ? [] : [{ ...buyer, lamports: sol(amount) }];
    });
  return [
    {
      creator,
      terms: {
        ...TERMS,
        name: 'Harbour Tea',
        symbol: 'TEA',
        goal: String(sol(60)),
        cap: String(sol(20)),
        share: 10,
        open_hours: 24,
      },
      at: ago(70),
      pledges: by(20, 15, 20, 12),
      isOver: true,
    },
    {
      creator: second,
      terms: {
        ...TERMS,
        name: 'Night Bus Radio',
        symbol: 'NBR',
        goal: String(sol(80)),
        cap: String(sol(20)),
        share: 20,
        open_hours: 6,
      },
      at: ago(30),
      pledges: by(10, 8).map((one, place) => ({ ...one, isTakenBack: place === 0 })),
      isOver: true,
    },
    {
      creator: third,
      terms: {
        ...TERMS,
        name: 'Rooftop Garden',
        symbol: 'ROOF',
        goal: String(sol(50)),
        cap: String(sol(15)),
        share: 5,
        open_hours: 72,
      },
      at: ago(9),
      pledges: by(15, 10, 12),
      isOver: false,
    },
  ];
};

const planTrades = (mint: string, buyers: readonly Person[], { at, terms }: SeedLaunch, begun: Date): SeedTrade[] => {
  const random = seededRandom('trades of a launched token');
  const first = at.getTime() + terms.open_hours * HOUR_MS + HOUR_MS;
  const span = begun.getTime() - first - HOUR_MS;
  return Array.from({ length: TRADES }, (_, place): SeedTrade => {
    const isBuying = place < 3 || random.chance(0.6);
    return {
      ...random.pick(buyers),
      mint,
      side: isBuying ? 'buy' : 'sell',
      amount: isBuying ? sol(random.pick([1, 1, 2, 3])) : BigInt(random.pick([20, 35, 50])),
      at: new Date(first + ((place + random.next() * 0.9) / TRADES) * span),
    };
  });
};

/** Once for each community. One that was cut off begins anew: what it left on the network is nobody's. */
export const seedDemoLaunches = async (app: App, ids: Ids, begun: Date, making: Making): Promise<void> => {
  const { launch, trade, isStopping } = making;
  if (launch === undefined || trade === undefined || app.config.chain.network?.kind !== 'test') return;
  if ((await findNumber(app.db, DONE)) === begun.getTime()) return;
  const people = [...ids]
    .filter(([handle]) => !guests.includes(handle))
    .slice(0, BUYERS + 3)
    .map(([handle, memberId]) => ({ memberId, wallet: demoWallet(handle) }));
  await app.transact((tx) =>
    forgetLaunchesOf(
      tx,
      people.map(({ memberId }) => memberId),
    ),
  );
  for (const plan of planLaunches(people, begun)) {
    if (isStopping()) return;
    const mint = await launch(plan);
    const isOpened = plan.isOver && plan.terms.symbol === 'TEA';
    if (isOpened) await trade(planTrades(mint, people.slice(3), plan, begun), isStopping);
  }
  if (!isStopping()) await keepNumber(app.db, DONE, begun.getTime());
};
