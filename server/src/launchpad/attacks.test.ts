import { address as toAddress, createNoopSigner } from '@solana/kit';
import { getTransferSolInstruction } from '@solana-program/system';
import { describe, expect, it } from 'vitest';
import { readMessage } from '@wagram/contract/chain';
import { launchCalls } from '@wagram/contract/launchpad';
import { composeMessage } from '#chain';
import { launchScene, people, signText, SOL, testApp, type Buyer } from '#testing';

const DRAFT = {
  name: 'Tea Leaves',
  symbol: 'TEA',
  supply: '1000000',
  goal: String(SOL),
  cap: String(SOL),
  share: 10,
  vesting_days: 30,
  open_hours: 1,
} as const;

const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' } });
  const sale = launchScene(opened);
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const [creator, other] = [await sale.withSol(ana), await sale.withSol(bob)];
  const draft = async ({ browser, wallet }: Buyer, terms: object = {}) =>
    browser.ask(launchCalls.createLaunch, { ...DRAFT, ...terms, address: wallet.address });
  const compose = async (who: Buyer) => {
    const { body } = await draft(who);
    if (!body.success) throw new Error(body.error);
    const launch_id = body.launch.id;
    const { message } = await who.browser.get(launchCalls.composeLaunch, { launch_id });
    return { launch_id, message };
  };
  const sign = async ({ browser }: Buyer, launch_id: string, signature: string) =>
    (await browser.ask(launchCalls.signLaunch, { launch_id: launch_id as never, signature })).body;
  return { opened, ...sale, creator, other, draft, compose, sign };
};

describe('what the launch key signs', () => {
  it('[MON-10] is what was composed here: a changed, extended or foreign message is refused', async () => {
    const { creator, other, compose, sign } = await scene();
    const { launch_id, message } = await compose(creator);
    const bytes = Buffer.from(message, 'base64');
    const changed = Buffer.from(bytes);
    changed[changed.length - 8] = (changed[changed.length - 8] ?? 0) ^ 1;
    const { blockhash } = readMessage(bytes);
    const me = createNoopSigner(toAddress(creator.wallet.address));
    const theft = getTransferSolInstruction({ source: me, destination: toAddress(other.wallet.address), amount: 1n });
    const foreign = Buffer.from(composeMessage(creator.wallet.address, [theft], blockhash));
    for (const forged of [changed, Buffer.concat([bytes, Buffer.of(0)]), bytes.subarray(0, -1), foreign])
      expect(await sign(creator, launch_id, signText(creator.wallet, forged.toString('base64')))).toMatchObject({
        code: 'changed_transaction',
      });
    // Signed by somebody else, and somebody else's launch.
    expect(await sign(creator, launch_id, signText(other.wallet, message))).toMatchObject({ success: false });
    expect(await sign(other, launch_id, signText(creator.wallet, message))).toMatchObject({ code: 'launch_not_found' });
    expect(await sign(creator, launch_id, signText(creator.wallet, message))).toMatchObject({ success: true });
  });

  it('[MON-10] is signed once: the same signature again makes no second token, nor one for another launch', async () => {
    const { opened, creator, compose, sign } = await scene();
    const first = await compose(creator);
    const signature = signText(creator.wallet, first.message);
    await sign(creator, first.launch_id, signature);
    await sign(creator, first.launch_id, signature);
    await opened.app.jobs.settle();
    const { rows } = await opened.app.database.pool.query(`select state from launches`);
    expect(rows).toEqual([{ state: 'open' }]);
    const orders = await opened.app.database.pool.query(`select kind from chain_orders where kind = 'launch.make'`);
    expect(orders.rows).toHaveLength(1);
    const again = await creator.browser.ask(launchCalls.composeLaunch, { launch_id: first.launch_id });
    expect(again.body).toMatchObject({ code: 'launch_signed' });
  });

  it('[MON-10] is fresh: what was composed too long ago is refused, and nothing of it is on the network', async () => {
    const { opened, creator, compose, sign } = await scene();
    const { launch_id, message } = await compose(creator);
    opened.clock.advance(10 * 60_000);
    expect(await sign(creator, launch_id, signText(creator.wallet, message))).toMatchObject({ code: 'launch_stale' });
    const { rows } = await opened.app.database.pool.query(`select state from launches`);
    expect(rows).toEqual([{ state: 'draft' }]);
  });
});

describe('names that imitate', () => {
  it('[MON-10] another token that is sold here, in any alphabet; it is free again once the sale has missed', async () => {
    const { creator, other, launch, end, draft } = await scene();
    await launch(creator, { goal: String(SOL), cap: String(SOL) });
    for (const terms of [
      { symbol: 'TEA', name: 'Mine' },
      { symbol: 'T3A', name: 'Mine' },
      { symbol: 'CUP', name: 'Tеа  Leaves' },
      { symbol: 'CUP', name: 'tea-leaves' },
      { symbol: 'CUP', name: 'Ѕоlаnа' },
    ])
      expect((await draft(other, terms)).body).toMatchObject({ code: 'launch_symbol' });
    expect((await draft(other, { symbol: 'CUP', name: 'Cup' })).status).toBe(200);
    await end();
    expect((await draft(other)).status).toBe(200);
  });

  it('[MON-10] the cap is held for each account, and many accounts of one person get past it: the screen says so', async () => {
    const { creator, other, launch, pledge, end, opened } = await scene();
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL / 2n) });
    const [again] = await people(opened, 'bobs_other');
    await pledge(other, made, SOL);
    await pledge(await launchScene(opened).withSol(again), made, SOL);
    await end();
    const { token } = await other.browser.get(launchCalls.readToken, { address: made.mint });
    expect([token.own?.pledge?.pays, token.launch?.raised]).toEqual([String(SOL / 2n), String(SOL)]);
  });
});
