// What demo members have paid one another on the test network, so that a visitor's wallet has a past.
import { seedChain, type SeedPayment } from '#chain';
import { findNumber, keepNumber, type App } from '#kernel';
import { seedLinked } from '#wallet';
import { guests, seededRandom } from '@wagram/demo';
import type { Ids } from './ids.ts';
import { demoWallet } from './wallets.ts';

const DAY_MS = 24 * 3600_000;
const DAYS = 12;
const PAYMENTS = 60;
/** Of how many payments one is a guest's, on either side. */
const GUEST_SHARE = 0.6;
/** In hundredths of a SOL. */
const AMOUNTS = [1, 2, 2, 5, 5, 8, 10, 10, 12, 15, 25, 40];
const DONE = 'demo_chain';

const notes = [
  'for the prints',
  'ramen, my turn',
  'tickets for Friday',
  'thank you for the review',
  'the blue mug',
  'coffee on me',
  'shared ride to Brno',
  'your half of the pizza',
  'the lens cap I lost',
  'bread, twice',
  'entry fee',
  'for the bees',
  'strings and rosin',
  'book about moths',
];
/** So many say nothing. */
const SILENT = 0.2;

const planPayments = (handles: readonly string[], begun: Date): SeedPayment[] => {
  const random = seededRandom('payments on the test network');
  const wallets = new Map(handles.map((handle) => [handle, demoWallet(handle)]));
  const addressOf = (handle: string): string => wallets.get(handle)?.address ?? '';
  const first = new Date(begun.getTime() - DAYS * DAY_MS);
  const given = handles.map((handle) => ({
    from: null,
    to: addressOf(handle),
    lamports: BigInt(random.whole(2, 6)) * 1_000_000_000n,
    at: first,
  }));
  const here = guests.filter((handle) => wallets.has(handle));
  const paid = Array.from({ length: PAYMENTS }, (_, place) => {
    const from = here.length > 0 && random.chance(GUEST_SHARE / 2) ? random.pick(here) : random.pick(handles);
    const isToGuest = here.length > 0 && !here.includes(from) && random.chance(GUEST_SHARE);
    const to = random.pick(isToGuest ? here : handles.filter((handle) => handle !== from));
    const at = first.getTime() + ((place + random.next()) / PAYMENTS) * DAYS * DAY_MS;
    return {
      from: wallets.get(from) ?? null,
      to: addressOf(to),
      lamports: BigInt(random.pick(AMOUNTS)) * 10_000_000n,
      note: random.chance(SILENT) ? undefined : random.pick(notes),
      at: new Date(Math.max(at, first.getTime() + 60_000)),
    };
  });
  return [...given, ...paid];
};

/** Once for each network: a community that is made anew finds its addresses as they were. */
export const seedDemoChain = async (app: App, ids: Ids, begun: Date, isStopping: () => boolean): Promise<void> => {
  if (app.config.chain.network?.kind !== 'test') return;
  const linked = [...ids].map(([handle, memberId]) => ({ memberId, address: demoWallet(handle).address }));
  await seedLinked(app.db, linked, begun);
  if ((await findNumber(app.db, DONE)) !== null) return;
  await seedChain(app, planPayments([...ids.keys()], begun), isStopping);
  if (!isStopping()) await keepNumber(app.db, DONE, 1);
};
