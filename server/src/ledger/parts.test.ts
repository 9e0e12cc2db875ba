import { describe, expect, it } from 'vitest';
import { ledgerCalls } from '@wagram/contract/ledger';
import { postCalls } from '@wagram/contract/posts';
import { newId } from '#kernel';
import { people, playParts, testApp } from '#testing';
import { transfer, withdrawableOf } from './service.ts';

describe('the two parts of credit', () => {
  it('[MON-03] any order of gifts, take-backs, superchats, transfers and withdrawals keeps both true', async () => {
    await playParts(await testApp({ env: { WELCOME_GRANT: '0' } }), 400, 36);
  });

  it('[MON-03] granted credit is granted after ten hands, and is spent first', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '10' } });
    const hands = await people(opened, ...Array.from({ length: 10 }, (_, place) => `hand${place}`));
    const [first, last] = [hands[0]!, hands[9]!];
    const move = (from: typeof first, to: typeof first, amount: bigint) =>
      opened.app.transact((tx) =>
        transfer(
          tx,
          { kind: 'transfer', key: newId(), unit: 'WGM', from: { member: from.id }, to: { member: to.id }, amount },
          new Date(),
        ),
      );
    await opened.app.transact((tx) =>
      transfer(
        tx,
        {
          kind: 'deposit',
          key: 'in',
          unit: 'WGM',
          from: 'treasury',
          to: { member: first.id },
          amount: 7n,
          withdrawable: 7n,
        },
        new Date(),
      ),
    );
    for (const [place, hand] of hands.slice(0, -1).entries()) await move(hand, hands[place + 1]!, 10n);
    expect(await Promise.all(hands.map(({ id }) => withdrawableOf(opened.app.db, id)))).toEqual([
      7n,
      ...Array.from({ length: 9 }, () => 0n),
    ]);
    // Nothing granted is left at the first: now the other part goes, and stays what it is.
    await move(first, last, 5n);
    expect(await withdrawableOf(opened.app.db, last.id)).toBe(5n);
    const hold = { kind: 'withdrawal', key: 'out', unit: 'WGM', from: { member: last.id }, to: 'held' } as const;
    const out = (amount: bigint) =>
      opened.app.transact((tx) => transfer(tx, { ...hold, amount, withdrawable: amount }, new Date()));
    expect((await out(6n)).state).toBe('short');
    expect((await out(5n)).state).toBe('done');
  });

  it('[MON-02] a gift that is taken back brings the parts that were given, not others of the receiver', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '10' } });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const { post } = await bob.browser.get(postCalls.createPost, { content: 'tip me' });
    await opened.app.transact(async (tx) => {
      const draft = { kind: 'deposit', key: 'in', unit: 'WGM', from: 'treasury', to: { member: ana.id } } as const;
      await transfer(tx, { ...draft, amount: 20n, withdrawable: 20n }, new Date());
    });
    const gift = { post_id: post.id, action: 'gift', amount: 25 } as const;
    const { gift_id } = await ana.browser.get(postCalls.actOnPost, gift);
    const held = async () =>
      Promise.all(
        [ana, bob].map(async ({ browser }) => {
          const { balances, withdrawable } = await browser.get(ledgerCalls.readBalance, {});
          return [balances.WGM, withdrawable];
        }),
      );
    expect(await held()).toEqual([
      ['5', '5'],
      ['35', '15'],
    ]);
    await ana.browser.get(postCalls.takeBackGift, { gift_id: gift_id! });
    expect(await held()).toEqual([
      ['30', '20'],
      ['10', '0'],
    ]);
  });
});
