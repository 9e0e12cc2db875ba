// MON-10: the end of a sale. What the network says of every pledge at that moment decides; who pays what and gets what is
// written down in one transaction before anybody pays, and each buyer is then served by an order of their own.
import { allocate } from '@wagram/contract/launchpad';
import { addressOfKey, NetworkUnreachable, RpcRefusal, type OwnChain } from '#chain';
import { jobKind, type App, type Db, type Job, type LaunchId } from '#kernel';
import { asId } from '@wagram/contract/kernel';
import { endSale } from './end.ts';
import { lockLaunch, selectForWork, selectToClose, setState, type LaunchWork } from './launches.gen.ts';
import { letGo, planFills, selectPledges, takeUnordered, type PledgeRow } from './pledges.gen.ts';
import { heldOf } from './look.ts';
import { lookAtPlaces, type Seen } from './read-chain.ts';
import { tellOf } from './tell.ts';

export const FILL = 'launch.fill';

const closeJob = jobKind('launch.close');
const fillJob = jobKind('launch.fill_all');
const findJob = jobKind('launch.find_due');
const LATER_MS = 30_000;
const MINUTE_MS = 60_000;
/** Orders that are placed in one transaction. */
const AT_ONCE = 50;

export const closeLater = (app: App, tx: Db, id: LaunchId, dueAt: Date): Promise<void> =>
  app.jobs.enqueue(tx, closeJob, {}, { key: id, dueAt });

/** Its creator has gone or may not act, or an operator has taken it off the lists: nothing is taken from anybody. */
const isStopped = ({ hidden_at: hiddenAt, is_creator_active: isActive }: LaunchWork): boolean =>
  hiddenAt !== null || !isActive;

interface Found {
  readonly pledges: readonly PledgeRow[];
  readonly seen: readonly Seen[];
}

export const lookAtSale = async (app: App, chain: OwnChain, row: LaunchWork): Promise<Found> => {
  const pledges = await selectPledges(app.db, { launchId: row.id });
  const terms = { launchKey: await addressOfKey(app, 'launch'), mint: row.mint, cap: BigInt(row.cap) };
  const seen = await lookAtPlaces(
    chain,
    pledges.map((pledge) => ({ ...pledge, terms })),
  );
  return { pledges, seen: isStopped(row) ? seen.map((one) => ({ ...one, counts: 0n })) : seen };
};

export const decide = async (
  app: App,
  chain: OwnChain,
  tx: Db,
  row: LaunchWork,
  { pledges, seen }: Found,
  now: Date,
) => {
  const { id: launchId } = row;
  const tokens = BigInt(row.supply) - BigInt(row.share) - BigInt(row.pool_tokens);
  const sale = { goal: BigInt(row.goal), tokens, cap: BigInt(row.cap) };
  const amounts = seen.map(({ counts }) => counts);
  const fills = allocate(sale, amounts);
  await planFills(tx, {
    launchId,
    ids: pledges.map(({ id }) => id),
    amounts,
    held: seen.map(heldOf),
    pays: pledges.map((_, place) => fills?.[place]?.pays ?? 0n),
    gets: pledges.map((_, place) => fills?.[place]?.gets ?? 0n),
    now,
  });
  await letGo(tx, { launchId, now });
  if (fills === null) return endSale(chain, tx, row, [], now);
  await setState(tx, { id: launchId, state: 'opening', openedAt: now });
  await app.jobs.enqueue(tx, fillJob, {}, { key: launchId });
};

/** When it cannot be said yet, it is asked again. */
const findNow = async (app: App, chain: OwnChain, row: LaunchWork): Promise<Found | null> => {
  try {
    if ((await chain.genesis()) !== row.genesis) return null;
    if ((await chain.products.states()).launchpad !== 'on') return null;
    return await lookAtSale(app, chain, row);
  } catch (error) {
    if (error instanceof NetworkUnreachable || error instanceof RpcRefusal) return null;
    throw error;
  }
};

const close = async (app: App, chain: OwnChain, job: Job<object>): Promise<void> => {
  const id = asId<LaunchId>(job.key ?? '');
  const row = await selectForWork(app.db, { id });
  if (row?.state !== 'open') return;
  const isDue = row.closes_at.getTime() <= app.clock.now().getTime();
  const found = isDue ? await findNow(app, chain, row) : null;
  await app.transact(async (tx) => {
    if (!(await job.finish(tx))) return;
    const now = app.clock.now();
    if (found === null) return closeLater(app, tx, id, isDue ? new Date(now.getTime() + LATER_MS) : row.closes_at);
    if ((await lockLaunch(tx, { id }))?.state === 'open') await decide(app, chain, tx, row, found, now);
  });
  await tellOf(app, id);
};

/** In small steps: each places some orders for good, and whoever comes after a crash goes on. */
export const placeFills = async (app: App, chain: OwnChain, id: LaunchId): Promise<void> => {
  const row = await selectForWork(app.db, { id });
  if (row === undefined) return;
  for (let placed = AT_ONCE; placed === AT_ONCE;) {
    placed = await app.transact(async (tx) => {
      const next = await takeUnordered(tx, { launchId: id, count: AT_ONCE });
      for (const { id: pledgeId } of next) await chain.orders.place(tx, FILL, pledgeId, row.genesis);
      return next.length;
    });
  }
};

export const serveClosing = (app: App, chain: OwnChain): void => {
  app.jobs.handle(closeJob, {}, (job) => close(app, chain, job));
  app.jobs.handle(fillJob, {}, (job) => placeFills(app, chain, asId(job.key ?? '')));
  // Whoever lost its job is found again.
  app.jobs.handle(findJob, { everyMs: MINUTE_MS }, async () => {
    const genesis = await chain.genesis().catch(() => null);
    if (genesis === null) return;
    const now = app.clock.now();
    for (const { id } of await selectToClose(app.db, { genesis, now })) await closeLater(app, app.db, id, now);
  });
};
