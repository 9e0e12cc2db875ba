import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { launchScene, people, SOL, testApp } from '#testing';
import { hideLaunch } from './hide.ts';

describe('tokens that were launched here', () => {
  it('[MON-10] are called by their name wherever tokens are listed, until an operator hides the launch', async () => {
    const opened = await testApp({ env: { CHAIN: 'test' } });
    const { withSol, launch, pledge, end } = launchScene(opened);
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [creator, buyer] = [await withSol(ana), await withSol(bob)];
    const made = await launch(creator, { goal: String(SOL), cap: String(SOL) });
    await pledge(buyer, made, SOL);
    await end();
    const held = async () => {
      const { holdings } = await bob.browser.get(chainCalls.readHoldings, { address: buyer.wallet.address });
      return holdings.tokens.find(({ mint }) => mint === made.mint);
    };
    expect(await held()).toMatchObject({
      kind: 'launch',
      symbol: 'TEA',
      name: 'Tea Leaves',
      page: `/token/${made.mint}`,
    });
    await opened.app.transact((tx) => hideLaunch(tx, made.id, opened.clock.now()));
    expect(await held()).toMatchObject({ kind: null, symbol: null, name: null, page: null });
  });
});
