// MON-12: what moves money can be stopped for a while, and somebody answers for it.
import { moneyErrors, type ProductStatus } from '@wagram/contract/money';
import { PRODUCTS, type ProductName } from '@wagram/contract/kernel';
import type { OwnChain } from '#chain';
import { fail, type App, type Db, type MemberId } from '#kernel';
import { keepMoneyDecision } from '#moderation';
import { isDeskShort } from './keys.ts';
import { selectPausesWithNotes } from './pauses.gen.ts';
import { selectNewest } from './sweeps.gen.ts';

export const listProducts = async ({ db }: App, chain: OwnChain): Promise<ProductStatus[]> => {
  const [states, pauses] = [await chain.products.states(), await selectPausesWithNotes(db)];
  return PRODUCTS.map((name) => {
    const state = states[name];
    const pause = state === 'paused' ? pauses.find(({ product }) => product === name) : undefined;
    return {
      name,
      state,
      paused_at: pause?.paused_at.toISOString() ?? null,
      by: pause?.by ?? null,
      note: pause?.note ?? null,
    };
  });
};

interface Pause {
  readonly product: ProductName;
  readonly is_paused: boolean;
  readonly note: string;
}

/** What is on its way out of the desk is not there for trades any more. */
const assertNotSweeping = async (tx: Db, genesis: string): Promise<void> => {
  const newest = await selectNewest(tx, { genesis, fromKey: 'desk' });
  if (newest !== undefined && newest.settled_at === null) fail(moneyErrors, 'sweep_under_way');
};

export const setPaused = async (
  app: App,
  chain: OwnChain,
  operatorId: MemberId,
  { product, is_paused: isPaused, note }: Pause,
  now: Date,
): Promise<void> => {
  if ((await chain.products.states())[product] === 'off') fail(moneyErrors, 'product_not_here');
  const needsDesk = product === 'swap' && !isPaused;
  // A trade that the desk cannot pay fails on the network: members would wait for nothing.
  if (needsDesk && (await isDeskShort(app, chain))) fail(moneyErrors, 'desk_short');
  const genesis = needsDesk ? await chain.genesis() : null;
  await app.transact(async (tx) => {
    if (!(await chain.products.setPaused(tx, product, isPaused))) fail(moneyErrors, 'already_so');
    if (genesis !== null) await assertNotSweeping(tx, genesis);
    const action = isPaused ? 'pause' : 'resume';
    await keepMoneyDecision(
      tx,
      { operatorId, action, target: 'product', about: product, detail: null, reason: note },
      now,
    );
  });
};
