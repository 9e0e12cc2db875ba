// MON-10: what comes last, in one order: the pool gets its tokens and its SOL, and what was not sold is burnt. The pool's row
// is written in the very transaction that settles the order, from sums that were written down before it was placed.
import { TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { asId } from '@wagram/contract/kernel';
import { LAUNCH_DECIMALS, startPool } from '@wagram/contract/launchpad';
import { addressOfKey, type OrderRules, type OwnChain } from '#chain';
import { jobKind, newId, type App, type ChainOrderId, type Db, type Job, type LaunchId } from '#kernel';
import { openPool } from '#swap';
import { placeOf } from './addresses.ts';
import { endLaunch } from './instructions.ts';
import {
  renewEnd,
  selectByEnd,
  selectForWork,
  setEnded,
  setRaised,
  setState,
  type LaunchWork,
} from './launches.gen.ts';
import { readTokenAccounts } from './read-chain.ts';
import { tellOf } from './tell.ts';

const END = 'launch.end';
const endAgainJob = jobKind<{ before: ChainOrderId }>('launch.end_again');
const LATER_MS = 60_000;

/** `paid` is what each buyer has paid; nothing: the goal was missed. */
export const endSale = async (
  chain: OwnChain,
  tx: Db,
  row: LaunchWork,
  paid: readonly bigint[],
  now: Date,
): Promise<void> => {
  const { id, end_id: endId, genesis, pool_percent: percent } = row;
  const start = startPool({ goal: BigInt(row.goal), percent, pooled: BigInt(row.pool_tokens) }, paid);
  const raised = paid.reduce((sum, pays) => sum + pays, 0n);
  await setRaised(tx, { id, raised, startSol: start?.sol ?? 0n, startTokens: start?.tokens ?? 0n });
  const isOpened = paid.length > 0;
  await setState(tx, { id, state: isOpened ? 'opened' : 'missed', openedAt: isOpened ? now : null });
  await chain.orders.place(tx, END, endId, genesis);
};

const getByEnd = async (db: Db, endId: ChainOrderId): Promise<LaunchWork> => {
  const found = await selectByEnd(db, { endId });
  const row = found === undefined ? undefined : await selectForWork(db, { id: found.id });
  if (row === undefined) throw new Error('an end without its launch');
  return row;
};

const open = async (tx: Db, row: LaunchWork, now: Date): Promise<void> => {
  const [sol, tokens] = [BigInt(row.start_sol), BigInt(row.start_tokens)];
  if (tokens === 0n) return;
  const token = { mint: row.mint, program: TOKEN_PROGRAM_ADDRESS, decimals: LAUNCH_DECIMALS };
  await openPool(tx, { genesis: row.genesis, token, symbol: row.symbol, sol, tokens }, now);
};

const endRules = (app: App, chain: OwnChain): OrderRules => ({
  build: async (order) => {
    const row = await getByEnd(app.db, order);
    const launchKey = await addressOfKey(app, 'launch');
    const [sale] = await readTokenAccounts(chain, [await placeOf(launchKey, row.mint)]);
    const instructions = await endLaunch({
      note: `launch end ${order}`,
      creator: row.creator_address,
      launchKey,
      mint: row.mint,
      vault: row.vault,
      left: sale?.tokenAmount ?? 0n,
      desk: await addressOfKey(app, 'desk'),
      pooled: BigInt(row.start_tokens),
    });
    return { from: 'launch', instructions };
  },
  settle: async (tx, order, isPaid, now) => {
    const row = await getByEnd(tx, order);
    const { id } = row;
    // Somebody may have sent tokens to the account of the sale meanwhile, so that it could not be closed.
    const dueAt = new Date(now.getTime() + LATER_MS);
    if (!isPaid) await app.jobs.enqueue(tx, endAgainJob, { before: order }, { key: id, dueAt });
    else if ((await setEnded(tx, { id, now })) !== undefined) await open(tx, row, now);
  },
  tell: async (order) => {
    const found = await selectByEnd(app.db, { endId: order });
    if (found !== undefined) await tellOf(app, found.id);
  },
});

const endAgain = (app: App, chain: OwnChain, job: Job<{ before: ChainOrderId }>): Promise<void> =>
  app.transact(async (tx) => {
    const [id, endId] = [asId<LaunchId>(job.key ?? ''), newId<ChainOrderId>(app.clock.now())];
    if (!(await job.finish(tx))) return;
    const row = await selectForWork(tx, { id });
    if (row === undefined || (await renewEnd(tx, { id, endId, before: job.payload.before })) === undefined) return;
    await chain.orders.place(tx, END, endId, row.genesis);
  });

export const serveEnds = (app: App, chain: OwnChain): void => {
  chain.orders.serve(END, endRules(app, chain));
  app.jobs.handle(endAgainJob, {}, (job) => endAgain(app, chain, job));
};
