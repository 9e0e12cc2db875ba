// What somebody may try with the desk, and what comes of it.
import { base58 } from '@scure/base';
import { describe, expect, it } from 'vitest';
import { leastOf, swapCalls } from '@wagram/contract/swap';
import { keyPair, signQuote, swapScene } from '#testing';

const SOL = 1_000_000_000n;

const pause = (opened: Awaited<ReturnType<typeof swapScene>>['opened']) =>
  opened.app.database.pool.query(`insert into chain_pauses (product, paused_at) values ('swap', now())`);

describe('attacks on the desk', () => {
  it('[MON-07] a changed, extended or unsigned trade is not signed, and the offer stays', async () => {
    const { ana, quote, take, holds, states, done } = await swapScene();
    const offer = await quote(ana, 'buy', SOL);
    const message = Buffer.from(offer.message, 'base64');
    const better = Buffer.from(message);
    const at = better.indexOf(Buffer.from(new BigUint64Array([BigInt(offer.amount_out)]).buffer));
    expect(at).toBeGreaterThan(0);
    better.writeBigUInt64LE(BigInt(offer.amount_out) * 2n, at);
    const signed = (bytes: Uint8Array) => base58.encode(ana.wallet.sign(bytes));
    for (const bytes of [better, Buffer.concat([message, message.subarray(-20)]), message.subarray(1)])
      expect((await take(ana, offer, signed(bytes))).body).toMatchObject({ code: 'changed_transaction' });
    const another = base58.encode(keyPair().sign(message));
    expect((await take(ana, offer, another)).body).toMatchObject({ code: 'changed_transaction' });
    await done();
    expect([await states(ana), (await holds(ana)).sol]).toEqual([[], 2n * SOL]);
    expect((await take(ana, offer)).status).toBe(200);
  });

  it('[MON-07] an offer is taken once, also by many requests at once, and a replay moves nothing', async () => {
    const { opened, ana, pool, quote, take, holds, done } = await swapScene();
    const offer = await quote(ana, 'buy', SOL / 2n);
    const answers = await Promise.all([1, 2, 3, 4].map(() => take(ana, offer)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await done();
    expect((await take(ana, offer)).body).toMatchObject({ trade: { id: offer.id, state: 'landed' } });
    expect((await take(ana, offer, base58.encode(Buffer.alloc(64, 7)))).body).toMatchObject({ code: 'quote_used' });
    await done();
    expect((await holds(ana)).tokens).toBe(BigInt(offer.amount_out));
    expect((await pool()).sol).toBe(String(30_000n * SOL + SOL / 2n));
    const { rows } = await opened.app.database.pool.query<{ bytes: Buffer }>('select bytes from chain_orders');
    const again = {
      jsonrpc: '2.0',
      id: 1,
      method: 'sendTransaction',
      params: [rows[0]?.bytes.toString('base64'), { encoding: 'base64' }],
    };
    await opened.browser().request({ method: 'POST', url: '/api/chain/rpc', payload: again });
    expect((await holds(ana)).tokens).toBe(BigInt(offer.amount_out));
  });

  it('[MON-07] a stale offer is refused, by its time and by its price', async () => {
    const { opened, ana, bob, quote, take, trade } = await swapScene();
    const late = await quote(ana, 'buy', SOL);
    opened.clock.advance(51_000);
    expect((await take(ana, late)).body).toMatchObject({ code: 'quote_expired' });
    const before = await quote(ana, 'buy', SOL);
    await trade(bob, 'buy', SOL);
    expect((await take(ana, before)).body).toMatchObject({ code: 'price_moved' });
  });

  it('[MON-07] an offer of another member does not exist', async () => {
    const { ana, bob, quote, take } = await swapScene();
    const offer = await quote(ana, 'buy', SOL);
    const signature = signQuote(ana.wallet, offer);
    expect((await take(bob, offer, signature)).body).toMatchObject({ code: 'quote_not_found' });
    expect((await take(ana, offer, signature)).status).toBe(200);
    expect((await take(bob, offer, signature)).body).toMatchObject({ code: 'quote_not_found' });
  });

  it('[MON-07] who has not got it cannot put a trade in the way of others', async () => {
    const { ana, pool, quote, take, states } = await swapScene();
    const offer = await quote(ana, 'buy', 20_000n * SOL);
    expect((await take(ana, offer)).body).toMatchObject({ code: 'swap_would_fail' });
    const selling = await quote(ana, 'sell', SOL);
    expect((await take(ana, selling)).body).toMatchObject({ code: 'swap_would_fail' });
    expect([await states(ana), (await pool()).underway.buy.in]).toEqual([[], '0']);
  });

  it('[MON-07] no more than three are under way for one member', async () => {
    const { ana, bob, hang, quote, take } = await swapScene();
    for (let count = 0; count < 3; count += 1) await hang(ana, 'buy', SOL, SOL);
    expect((await take(ana, await quote(ana, 'buy', SOL / 10n))).body).toMatchObject({ code: 'swap_too_many' });
    expect((await take(bob, await quote(bob, 'buy', SOL / 10n))).status).toBe(200);
  });

  it('[MON-07] what is under way counts as landed on its own side, and as lost on the other', async () => {
    const { ana, bob, cleo, hang, pool, quote, take, trade } = await swapScene({ SWAP_POOL: '10:1000000' });
    await trade(cleo, 'buy', SOL / 2n);
    const [buying, selling] = [await quote(bob, 'buy', SOL / 2n), await quote(cleo, 'sell', 1_000n * SOL)];
    await hang(ana, 'buy', SOL, 80_000n * SOL);
    expect((await pool()).underway.buy).toEqual({ in: String(SOL), out: String(80_000n * SOL) });
    expect((await take(bob, buying)).body).toMatchObject({ code: 'price_moved' });
    expect(BigInt((await quote(bob, 'buy', SOL / 2n)).amount_out)).toBeLessThan(BigInt(buying.amount_out));
    expect((await quote(cleo, 'sell', 1_000n * SOL)).amount_out).toBe(selling.amount_out);
    expect((await take(cleo, selling)).status).toBe(200);
  });

  it('[MON-07] amounts at the end of what can be counted are refused in words', async () => {
    const { ana, draft, pool } = await swapScene();
    const refused = async (amount: bigint, change: object = {}) =>
      (await ana.browser.refused(swapCalls.createQuote, { ...draft(ana, 'buy', amount), ...change })).code;
    for (const amount of [2n ** 64n - 1n, 2n ** 63n, 2n ** 63n - 1n])
      expect(await refused(amount)).toBe('swap_too_large');
    for (const amount of [0n, 1n]) expect(await refused(amount)).toBe('swap_too_small');
    expect(await refused(2n ** 64n - 1n, { side: 'sell' })).toBe('swap_too_large');
    expect(await refused(10n ** 21n)).toBe('invalid_input');
    expect(await refused(SOL, { slippage: 1_001 })).toBe('invalid_input');
    expect(await refused(SOL, { address: (await pool()).desk })).toBe('swap_own');
    expect(await refused(SOL, { expected: String(2n ** 64n - 1n) })).toBe('price_moved');
  });

  it('[MON-12] paused, nobody is offered anything and nothing is taken; what is under way ends', async () => {
    const { opened, ana, draft, pool, quote, take, done, states } = await swapScene();
    const [first, second] = [await quote(ana, 'buy', SOL / 2n), await quote(ana, 'buy', SOL / 4n)];
    expect((await take(ana, first)).status).toBe(200);
    await pause(opened);
    expect((await take(ana, second)).body).toMatchObject({ code: 'product_paused' });
    expect((await ana.browser.refused(swapCalls.createQuote, draft(ana, 'buy', SOL))).code).toBe('product_paused');
    expect((await pool()).is_paused).toBe(true);
    await done();
    expect(await states(ana)).toEqual(['landed']);
  });
});

describe('sandwiching somebody through the desk', () => {
  it('[MON-07] who gets in before a signed trade stops it and has paid the fee twice', async () => {
    const { ana, bob, quote, take, trade, holds } = await swapScene();
    const victim = await quote(ana, 'buy', SOL);
    const start = (await holds(bob)).sol;
    const bought = await trade(bob, 'buy', SOL);
    expect((await take(ana, victim)).body).toMatchObject({ code: 'price_moved' });
    await trade(bob, 'sell', BigInt(bought.amount_out));
    // A round costs twice the fee of 0.3 %, besides what the network takes.
    expect(start - (await holds(bob)).sol).toBeGreaterThan((SOL * 59n) / 10_000n);
  });

  it('[MON-07] between the screen and the offer the member’s limit holds', async () => {
    const { ana, bob, quote, trade, draft } = await swapScene({ SWAP_POOL: '10:1000000' });
    const seen = await quote(ana, 'buy', SOL);
    await trade(bob, 'buy', SOL);
    const asked = { ...draft(ana, 'buy', SOL, 100), expected: seen.amount_out };
    expect((await ana.browser.refused(swapCalls.createQuote, asked)).code).toBe('price_moved');
    const loose = { ...asked, slippage: 1_000 };
    expect((await ana.browser.refused(swapCalls.createQuote, loose)).code).toBe('price_moved');
    await trade(bob, 'sell', 80_000_000_000_000n);
    const { quote: offer } = await ana.browser.get(swapCalls.createQuote, loose);
    expect(BigInt(offer.amount_out)).toBeGreaterThanOrEqual(leastOf(BigInt(seen.amount_out), 1_000));
    expect(offer.least_out).toBe(String(leastOf(BigInt(seen.amount_out), 1_000)));
  });
});
