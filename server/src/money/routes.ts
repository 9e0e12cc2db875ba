import { chainErrors } from '@wagram/contract/chain';
import { moneyCalls } from '@wagram/contract/money';
import { hasTwoFactor } from '#auth';
import { failOfNetwork, type Chain, type OwnChain } from '#chain';
import { fail, route, type App } from '#kernel';
import { listAllLaunches } from '#launchpad';
import { listWithdrawalStatuses } from '#treasury';
import { viewKeys } from './keys.ts';
import { createWatch } from './network.ts';
import { NO_NETWORK, readMoney } from './overview.ts';
import { setPaused } from './pauses.ts';
import { listSweeps, serveSweeps, sweep } from './sweep.ts';

export const moneyRoutes = (app: App, chain: Chain): void => {
  const there = (): OwnChain => chain ?? fail(chainErrors, 'chain_off');
  const watch = chain === null ? null : createWatch(app, chain);
  if (chain !== null) serveSweeps(app, chain);

  route(app, moneyCalls.readMoney, async () => ({
    money: chain === null || watch === null ? NO_NETWORK : await readMoney(app, chain, await watch()),
  }));
  route(app, moneyCalls.listOpenWithdrawals, ({ input }) => listWithdrawalStatuses(app.db, input));
  route(app, moneyCalls.listAllLaunches, async ({ viewer, input }) => {
    const genesis = await there().genesis().catch(failOfNetwork);
    return listAllLaunches(app, genesis, viewer.memberId, input);
  });
  route(app, moneyCalls.listKeys, async ({ viewer }) => ({
    keys: chain === null ? [] : await viewKeys(app, chain),
    has_second_factor: await hasTwoFactor(app.db, viewer.memberId),
  }));
  route(app, moneyCalls.setPaused, async ({ viewer, input, now }) => {
    await setPaused(app, there(), viewer.memberId, input, now).catch(failOfNetwork);
    return {};
  });
  route(app, moneyCalls.sweep, async ({ viewer, input, key, now }) => ({
    sweep: await sweep(app, there(), viewer, input, key, now).catch(failOfNetwork),
  }));
  route(app, moneyCalls.listSweeps, ({ input }) => listSweeps(app.db, input));
};
