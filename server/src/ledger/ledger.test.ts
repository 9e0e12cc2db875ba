import { describe, expect, it } from 'vitest';
import { ledgerCalls } from '@house/contract/ledger';
import { postCalls } from '@house/contract/posts';
import { people, testHouse } from '#testing';
import { grantWelcome, transfer } from './service.ts';

describe('a balance', () => {
  it('is for those who are signed in, and only their own', async () => {
    const opened = await testHouse();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(ledgerCalls.readBalance, {})).status).toBe(401);
    expect(await ana.browser.refused(ledgerCalls.readBalance, { user_id: bob.id })).toMatchObject({
      status: 403,
      code: 'foreign_actor',
    });
  });

  it('says what is held in every unit, as whole numbers in strings', async () => {
    const opened = await testHouse({ env: { WELCOME_GRANT: '95' } });
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.get(ledgerCalls.readBalance, { user_id: ana.id })).balances).toEqual({
      WGM: '95',
      WGR: '0',
      points: '0',
    });
    // Past what a JSON number could carry.
    const huge = 9_007_199_254_740_993n;
    const draft = { kind: 'welcome', key: 'huge', unit: 'WGM', from: 'treasury', to: { member: ana.id } } as const;
    await opened.house.transact((tx) => transfer(tx, { ...draft, amount: huge }, new Date()));
    expect((await ana.browser.get(ledgerCalls.readBalance, {})).balances.WGM).toBe('9007199254741088');
  });

  it('[POST-04] follows a gift on both sides, and a refused gift changes neither', async () => {
    const opened = await testHouse({ env: { WELCOME_GRANT: '12' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'a tram' });
    const give = (amount: 5 | 10) => ({ post_id: post.id, action: 'gift', amount }) as const;
    const held = async () => [
      (await ana.browser.get(ledgerCalls.readBalance, {})).balances.WGM,
      (await bob.browser.get(ledgerCalls.readBalance, {})).balances.WGM,
    ];
    await ana.browser.get(postCalls.actOnPost, give(5));
    expect(await held()).toEqual(['7', '17']);
    expect((await ana.browser.refused(postCalls.actOnPost, give(10))).code).toBe('not_enough');
    expect(await held()).toEqual(['7', '17']);
  });

  it('a welcome is granted once, however often it is asked for', async () => {
    const opened = await testHouse({ env: { WELCOME_GRANT: '12' } });
    const [ana] = await people(opened, 'ana');
    await opened.house.transact((tx) => grantWelcome(tx, ana.id, 12n, new Date()));
    expect((await ana.browser.get(ledgerCalls.readBalance, {})).balances.WGM).toBe('12');
  });
});
