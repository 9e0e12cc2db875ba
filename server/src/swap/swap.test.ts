import { describe, expect, it } from 'vitest';
import { noticeCalls } from '@wagram/contract/notifications';
import { settingsCalls } from '@wagram/contract/settings';
import { swapCalls } from '@wagram/contract/swap';
import { expectTrueCounts, people, swapScene, testApp } from '#testing';

const SOL = 1_000_000_000n;
/** Two signatures, and the account for tokens that one has for the first time. */
const FEE = 10_000n;
const RENT = 2_039_280n;

describe('swapping', () => {
  it('[MON-07] buys and sells exactly what was agreed, and the reserves are what the desk holds', async () => {
    const { opened, ana, pool, quote, take, trade, done, holds, states } = await swapScene();
    const before = await pool();
    expect(before).toMatchObject({
      sol: String(30_000n * SOL),
      tokens: String(300_000_000n * SOL),
      fee: 30,
      symbol: 'WGR',
    });
    const offer = await quote(ana, 'buy', SOL);
    expect(offer).toMatchObject({ amount_in: String(SOL), amount_out: '9969668674677', fee: '3000000', impact: 1 });
    const { body } = await take(ana, offer);
    expect(body).toMatchObject({ trade: { id: offer.id, side: 'buy', mint: before.mint } });
    await done();
    expect(await states(ana)).toEqual(['landed']);
    expect(await holds(ana)).toEqual({ sol: SOL - FEE - RENT, tokens: 9_969_668_674_677n });
    const back = await trade(ana, 'sell', 4_000_000_000_000n);
    expect(await holds(ana)).toEqual({
      sol: SOL - 2n * FEE - RENT + BigInt(back.amount_out),
      tokens: 5_969_668_674_677n,
    });
    const after = await pool();
    const desk = await holds({ wallet: { address: after.desk } });
    expect([after.tokens, after.sol]).toEqual([String(desk.tokens), String(desk.sol - SOL / 100n)]);
    expect(BigInt(after.sol) * BigInt(after.tokens)).toBeGreaterThan(BigInt(before.sol) * BigInt(before.tokens));
    await expectTrueCounts(opened);
  });

  it('[MON-08] price, cap, volume, chart and last trades come from what has landed', async () => {
    const { opened, ana, bob, pool, quote, take, trade, done } = await swapScene();
    const guest = opened.browser();
    const before = await pool();
    expect(before).toMatchObject({
      price: '100000000000',
      volume: '0',
      change: null,
      cap: String(100_000n * SOL),
      usd: null,
    });
    opened.clock.advance(25 * 3_600_000);
    await trade(ana, 'buy', SOL);
    const offer = await quote(bob, 'buy', SOL / 2n);
    await take(bob, offer);
    await done();
    const after = await pool();
    expect([after.volume, after.change, BigInt(after.price) > 100_000_000_000n]).toEqual([
      String(1_500_000_000n),
      0,
      true,
    ]);
    expect(after.underway.buy).toEqual({ in: '0', out: '0' });
    const { trades } = await guest.get(swapCalls.listTrades, { limit: 1 });
    expect(trades).toMatchObject([{ side: 'buy', sol: String(SOL / 2n), tokens: offer.amount_out }]);
    for (const range of ['1d', '1w', '1m', 'all'] as const) {
      const { points } = await guest.get(swapCalls.readChart, { range });
      expect([points.length >= 2, points.at(-1)?.close, points[0]?.close]).toEqual([true, after.price, '100000000000']);
    }
    opened.clock.advance(25 * 3_600_000);
    expect((await pool()).volume).toBe('0');
    const { points } = await guest.get(swapCalls.readChart, { range: '1d' });
    expect(points).toMatchObject([{ close: after.price, volume: '0' }]);
  });

  it('[MON-08] those who waited for the token hear of it once, as its pool opens', async () => {
    const opened = await testApp({ env: { CHAIN: 'test' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    await ana.browser.get(settingsCalls.changeSettings, { wishes: { token: true } });
    await Promise.all([1, 2, 3].map(() => opened.browser().get(swapCalls.readPool, {})));
    await opened.app.events.settle();
    const told = async (who: typeof ana) =>
      (await who.browser.get(noticeCalls.listNotices, {})).notifications.map(({ kind, message }) => [kind, message]);
    expect(await told(ana)).toEqual([['token_ready', 'WGR trades now. See its price, and trade it in your wallet.']]);
    expect(await told(bob)).toEqual([]);
  });

  it('[MON-08] dollars are said only where the operator names them', async () => {
    const { pool } = await swapScene({ TOKEN_USD: '0.05', SWAP_FEE: '1' });
    expect(await pool()).toMatchObject({ usd: '0.05', fee: 100 });
  });

  it('[MON-12] there is no pool where there is no network, and none that is named by another token', async () => {
    const off = await testApp({ env: { CHAIN: 'off' } });
    expect((await off.browser().get(swapCalls.readPool, {})).pool).toBeNull();
    const { opened, ana, draft } = await swapScene();
    const mint = 'So11111111111111111111111111111111111111112';
    expect((await opened.browser().get(swapCalls.readPool, { mint })).pool).toBeNull();
    const asked = { ...draft(ana, 'buy', SOL), mint };
    expect((await ana.browser.refused(swapCalls.createQuote, asked)).code).toBe('swap_off');
  });
});
