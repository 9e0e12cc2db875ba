import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { testApp } from '#testing';
import { createProducts } from './products.ts';

const refusal = (asked: Promise<void>): Promise<unknown> =>
  asked.then(
    () => null,
    (error: unknown) => (error as { code: string }).code,
  );

describe('products', () => {
  it('[MON-12] are off on mainnet until the operator names them', async () => {
    const opened = await testApp({ env: { CHAIN_PRODUCTS: 'withdraw, swap' } });
    const products = createProducts(opened.app, 'mainnet');
    expect(await products.states()).toEqual({
      withdraw: 'on',
      swap: 'on',
      deposit: 'off',
      staking: 'off',
      launchpad: 'off',
      tickets: 'off',
    });
    expect(await refusal(products.assertOn('swap'))).toBeNull();
    expect(await refusal(products.assertOn('staking'))).toBe('product_off');
    expect(await refusal(createProducts(opened.app, 'devnet').assertOn('staking'))).toBeNull();
  });

  it('[MON-12] one that is paused runs nowhere until it is let go on, and everybody can see that', async () => {
    const opened = await testApp({ env: { CHAIN: 'test' } });
    const products = createProducts(opened.app, 'test');
    const setPaused = (isPaused: boolean) => opened.app.transact((tx) => products.setPaused(tx, 'withdraw', isPaused));
    expect([await setPaused(true), await setPaused(true)]).toEqual([true, false]);
    expect(await refusal(products.assertOn('withdraw'))).toBe('product_paused');
    const shown = async () => (await opened.browser().get(chainCalls.readNetwork, {})).network?.products;
    expect(await shown()).toMatchObject({ withdraw: 'paused', swap: 'on' });
    expect([await setPaused(false), await setPaused(false)]).toEqual([true, false]);
    expect(await shown()).toMatchObject({ withdraw: 'on' });
  });
});
