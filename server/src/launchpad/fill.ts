// Each buyer pays and is served by one order; when the last is settled the sale has ended, and what is left is burnt.
import { asId } from '@wagram/contract/kernel';
import { addressOfKey, type OrderRules, type OwnChain } from '#chain';
import type { App, ChainOrderId, Db, LaunchId, LaunchPledgeId } from '#kernel';
import { placeOf } from './addresses.ts';
import { END, endSale, FILL } from './close.ts';
import { burnRest, fillPledge } from './instructions.ts';
import { lockLaunch, selectByEnd, selectForWork } from './launches.gen.ts';
import { countFilling, selectPledgeById, settlePledge, type PledgeRow } from './pledges.gen.ts';
import { readTokenAccounts } from './read-chain.ts';
import { tellOf } from './tell.ts';

const ofOrder = (id: ChainOrderId): LaunchPledgeId => asId(id);

const getPledge = async (db: Db, id: ChainOrderId): Promise<PledgeRow> => {
  const row = await selectPledgeById(db, { id: ofOrder(id) });
  if (row === undefined) throw new Error('an order without its pledge');
  return row;
};

const endIfLast = async (chain: OwnChain, tx: Db, id: LaunchId, now: Date): Promise<void> => {
  const { left, filled } = await countFilling(tx, { launchId: id });
  const row = await selectForWork(tx, { id });
  if (left === 0 && row?.state === 'opening') await endSale(chain, tx, row, filled > 0 ? 'opened' : 'missed', now);
};

const fillRules = (app: App, chain: OwnChain): OrderRules => ({
  build: async (order) => {
    const pledge = await getPledge(app.db, order);
    const launch = await selectForWork(app.db, { id: pledge.launch_id });
    if (launch === undefined) throw new Error('a pledge without its launch');
    const instructions = await fillPledge({
      note: `launch ${pledge.id}`,
      launchKey: await addressOfKey(app, 'launch'),
      creator: launch.creator_address,
      mint: launch.mint,
      account: pledge.account,
      tokenAccount: pledge.token_account,
      pays: BigInt(pledge.pays),
      gets: BigInt(pledge.gets),
    });
    return { from: 'launch', instructions };
  },
  settle: async (tx, order, isPaid, now) => {
    const { launch_id: launchId } = await getPledge(tx, order);
    // The last two could each take the other for still under way.
    await lockLaunch(tx, { id: launchId });
    await settlePledge(tx, { id: ofOrder(order), state: isPaid ? 'filled' : 'let_go', now });
    await endIfLast(chain, tx, launchId, now);
  },
  tell: async (order) => {
    const row = await selectPledgeById(app.db, { id: ofOrder(order) });
    if (row !== undefined) await tellOf(app, row.launch_id);
  },
});

const endRules = (app: App, chain: OwnChain): OrderRules => ({
  build: async (order) => {
    const launch = await selectByEnd(app.db, { endId: order });
    if (launch === undefined) throw new Error('an end without its launch');
    const launchKey = await addressOfKey(app, 'launch');
    const [sale] = await readTokenAccounts(chain, [await placeOf(launchKey, launch.mint)]);
    const rest = sale?.tokenAmount ?? 0n;
    return { from: 'launch', instructions: await burnRest(launchKey, launch.mint, rest, `launch end ${order}`) };
  },
  settle: () => Promise.resolve(),
  tell: () => Promise.resolve(),
});

export const serveFills = (app: App, chain: OwnChain): void => {
  chain.orders.serve(FILL, fillRules(app, chain));
  chain.orders.serve(END, endRules(app, chain));
};
