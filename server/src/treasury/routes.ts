import { depositCalls, treasuryCalls, treasuryErrors, type TreasuryView } from '@wagram/contract/treasury';
import { addressOfKey, failOfNetwork, type Chain, type OwnChain } from '#chain';
import { fail, route, type App, type MemberId } from '#kernel';
import type { Invoices } from '#invoices';
import { balanceOf } from '#ledger';
import { allowedFor, doGiftsLeave, isOn } from './allowed.ts';
import { createDeposits, type Deposits } from './deposit.ts';
import { rateOf } from './rate.ts';
import { createReserves } from './reserves.ts';
import { listWithdrawals, serveWithdrawals, withdraw } from './withdraw.ts';

const viewFor = async (app: App, chain: OwnChain, memberId: MemberId, now: Date): Promise<TreasuryView | null> => {
  const [token, products] = [await chain.token(), await chain.products.states()];
  if (token === null || products.withdraw === 'off') return null;
  const allowed = await allowedFor(app, app.db, chain, memberId, now);
  return {
    token: { mint: token.mint, symbol: app.config.brand.tokens.chain, decimals: token.decimals },
    address: await addressOfKey(app, 'treasury'),
    rate: String(rateOf(app, token)),
    withdrawable: String(allowed.now),
    daily_left: String(allowed.dailyLeft),
    is_test: chain.kind === 'test',
    gifts_leave: doGiftsLeave(app, chain),
    is_paused: products.withdraw === 'paused',
  };
};

/** What higher rooms get of it. */
export const createTreasury = (app: App, chain: Chain, invoices: Invoices): Deposits => {
  const there = (): OwnChain => (isOn(app, chain) ? chain : fail(treasuryErrors, 'withdraw_off'));
  if (chain !== null) serveWithdrawals(app, chain);

  route(app, treasuryCalls.readTreasury, async ({ viewer, now }) => ({
    treasury: isOn(app, chain) ? await viewFor(app, chain, viewer.memberId, now).catch(failOfNetwork) : null,
  }));
  route(app, treasuryCalls.withdraw, async ({ viewer, input, key, now }) => ({
    withdrawal: await withdraw(app, there(), viewer, input, key, now).catch(failOfNetwork),
    balance: String(await balanceOf(app.db, viewer.memberId)),
  }));
  const reserves = createReserves(app, chain);
  route(app, treasuryCalls.readReserves, async () => ({ reserves: await reserves.read() }));
  route(app, treasuryCalls.proveReserve, async ({ viewer }) => ({ proof: await reserves.proveFor(viewer.memberId) }));
  route(app, treasuryCalls.listWithdrawals, ({ viewer, input }) => listWithdrawals(app.db, viewer.memberId, input));

  const deposits = createDeposits(app, chain, invoices);
  route(app, depositCalls.readDeposit, async ({ viewer }) => ({
    deposit: await deposits.viewFor(viewer.memberId).catch(failOfNetwork),
  }));
  route(app, depositCalls.deposit, async ({ viewer, input }) => ({
    invoice: await deposits.ask(viewer, input.amount).catch(failOfNetwork),
  }));
  route(app, depositCalls.listDeposits, ({ viewer, input }) => deposits.list(viewer.memberId, input));
  return deposits;
};
