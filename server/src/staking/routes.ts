import { stakingCalls, stakingErrors, type StakingView } from '@wagram/contract/staking';
import { failOfNetwork, NetworkUnreachable, RpcRefusal, type Chain, type OwnChain } from '#chain';
import { fail, jobKind, route, type App } from '#kernel';
import { claimRewards, listClaims, serveClaims } from './claim.ts';
import { lookAtAll, lookNow, LOOK_MS, readStake } from './look.ts';
import { openPool, readFunds, viewOf, type Funds, type Pool } from './pool.ts';

const lookJob = jobKind('staking.look');
/** Everybody may ask: the network is asked once for all of them. */
const FUNDS_KEPT_MS = 3_000;

const createView = (app: App, chain: OwnChain) => {
  let kept: { readonly at: number; readonly id: string; readonly funds: Promise<Funds> } | null = null;
  const fundsFor = (pool: Pool): Promise<Funds> => {
    const at = app.clock.now().getTime();
    if (kept === null || kept.id !== pool.id || at - kept.at > FUNDS_KEPT_MS) {
      const funds = readFunds(app, chain, pool);
      kept = { at, id: pool.id, funds };
      funds.catch(() => (kept = null));
    }
    return kept.funds;
  };
  return async (): Promise<StakingView | null> => {
    const { staking } = await chain.products.states();
    const pool = await openPool(app, chain);
    return pool === null ? null : viewOf(app, pool, await fundsFor(pool), staking);
  };
};

const serveLooks = (app: App, chain: OwnChain): void =>
  app.jobs.handle(lookJob, { everyMs: LOOK_MS }, async () => {
    if ((await chain.products.states()).staking === 'off') return;
    try {
      const pool = await openPool(app, chain);
      if (pool !== null) await lookAtAll(app, chain, pool);
    } catch (error) {
      // Nothing is lost: the next look counts the whole time.
      if (!(error instanceof NetworkUnreachable || error instanceof RpcRefusal)) throw error;
    }
  });

export const stakingRoutes = (app: App, chain: Chain): void => {
  const view = chain === null ? async () => null : createView(app, chain);
  if (chain !== null) {
    serveClaims(app, chain);
    serveLooks(app, chain);
  }
  /** Also while it is paused: what was earned can be looked at. */
  const there = async (): Promise<{ chain: OwnChain; pool: Pool }> => {
    if (chain === null || (await chain.products.states()).staking === 'off') return fail(stakingErrors, 'staking_off');
    return { chain, pool: (await openPool(app, chain)) ?? fail(stakingErrors, 'staking_off') };
  };

  route(app, stakingCalls.readStaking, async () => ({ staking: await view().catch(failOfNetwork) }));
  route(app, stakingCalls.readStake, async ({ viewer }) => {
    const { pool } = await there().catch(failOfNetwork);
    return { stake: await readStake(app, pool, viewer.memberId) };
  });
  route(app, stakingCalls.lookAtStake, async ({ viewer }) => {
    const { chain: network, pool } = await there().catch(failOfNetwork);
    return { stake: await lookNow(app, network, pool, viewer.memberId).catch(failOfNetwork) };
  });
  route(app, stakingCalls.claimRewards, async ({ viewer, key }) => {
    const { chain: network, pool } = await there().catch(failOfNetwork);
    return { claim: await claimRewards(app, network, pool, viewer.memberId, key).catch(failOfNetwork) };
  });
  route(app, stakingCalls.listStakeClaims, ({ viewer, input }) => listClaims(app.db, viewer.memberId, input));
};
