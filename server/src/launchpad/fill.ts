// Each buyer pays and is served by one order; when the last is settled the sale has ended.
import { asId } from '@wagram/contract/kernel';
import { poolPart } from '@wagram/contract/launchpad';
import { addressOfKey, type OrderRules, type OwnChain } from '#chain';
import type { App, ChainOrderId, Db, LaunchId, LaunchPledgeId } from '#kernel';
import { FILL } from './close.ts';
import { endSale } from './end.ts';
import { fillPledge } from './instructions.ts';
import { lockLaunch, selectForWork } from './launches.gen.ts';
import { countFilling, selectPledgeById, settlePledge, type PledgeRow } from './pledges.gen.ts';
import { tellOf } from './tell.ts';

const ofOrder = (id: ChainOrderId): LaunchPledgeId => asId(id);

const getPledge = async (db: Db, id: ChainOrderId): Promise<PledgeRow> => {
  const row = await selectPledgeById(db, { id: ofOrder(id) });
  if (row === undefined) throw new Error('an order without its pledge');
  return row;
};

const endIfLast = async (chain: OwnChain, tx: Db, id: LaunchId, now: Date): Promise<void> => {
  const { left, paid } = await countFilling(tx, { launchId: id });
  const row = await selectForWork(tx, { id });
  if (left === 0 && row?.state === 'opening') await endSale(chain, tx, row, paid.map(BigInt), now);
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
      vault: launch.vault,
      pooled: poolPart(BigInt(pledge.pays), launch.pool_percent),
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

export const serveFills = (app: App, chain: OwnChain): void => chain.orders.serve(FILL, fillRules(app, chain));
