import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blockCalls } from '@house/contract/blocks';
import { ledgerCalls } from '@house/contract/ledger';
import { postCalls } from '@house/contract/posts';
import { openTestHouse, people, type Person, type TestHouse } from '#testing';
import { findLedgerFaults, transfer } from './service.ts';

const DAY = 86_400_000;

describe('movements', () => {
  let opened: TestHouse;
  let ana: Person;
  let bob: Person;
  let postId: string;

  const give = (amount: 1 | 5 | 10) =>
    ana.browser.get(postCalls.actOnPost, { post_id: postId, action: 'gift', amount } as const);
  const list = async (person: Person, wish: object = {}) =>
    (await person.browser.get(ledgerCalls.listMovements, wish)).movements;

  beforeAll(async () => {
    opened = await openTestHouse({ env: { WELCOME_GRANT: '50' } });
    [ana, bob] = await people(opened, 'ana', 'bob');
    postId = (await bob.browser.get(postCalls.createPost, { content: 'a tram' })).post.id;
    for (const amount of [1, 5, 10] as const) await give(amount);
  });

  afterAll(() => opened.close());

  it('are for those who are signed in, and only their own', async () => {
    for (const call of [ledgerCalls.listMovements, ledgerCalls.readEarnings]) {
      expect((await opened.browser().refused(call, {})).status).toBe(401);
      expect(await ana.browser.refused(call, { user_id: bob.id })).toMatchObject({
        status: 403,
        code: 'foreign_actor',
      });
    }
  });

  it('[WALL-01] are listed newest first, with who and what for, from the side of whoever looks', async () => {
    const shown = (await list(ana)).map(({ kind, direction, amount, unit }) => [kind, direction, amount, unit]);
    expect(shown).toEqual([
      ['gift', 'out', '10', 'WGM'],
      ['gift', 'out', '5', 'WGM'],
      ['gift', 'out', '1', 'WGM'],
      ['welcome', 'in', '50', 'WGM'],
    ]);
    const [newest, , , welcome] = await list(bob);
    expect(newest).toMatchObject({ direction: 'in', amount: '10', post_id: postId });
    expect(newest?.with).toEqual({ username: '@ana', displayName: 'ana', avatar_url: null });
    expect(welcome).toMatchObject({ kind: 'welcome', with: null, post_id: null });
  });

  it('are filtered by kind and by direction', async () => {
    expect(await list(ana, { kind: 'welcome' })).toHaveLength(1);
    expect((await list(ana, { direction: 'out' })).map(({ amount }) => amount)).toEqual(['10', '5', '1']);
    expect((await list(ana, { direction: 'in' })).map(({ kind }) => kind)).toEqual(['welcome']);
    expect(await list(ana, { kind: 'welcome', direction: 'out' })).toEqual([]);
    expect((await ana.browser.refused(ledgerCalls.listMovements, { kind: "'; drop" })).status).toBe(400);
  });

  it('come in pages that neither repeat nor leave out, whatever is moved in between', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.browser.get(ledgerCalls.listMovements, {
        limit: 2,
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(...page.movements.map(({ amount }) => amount));
      if (cursor === undefined) await give(1);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(['10', '5', '1', '50']);
    const nowhere = await ana.browser.get(ledgerCalls.listMovements, { cursor: 'nowhere' });
    expect(nowhere).toMatchObject({ movements: [], next_cursor: null });
    expect((await ana.browser.refused(ledgerCalls.listMovements, { limit: 501 })).status).toBe(400);
  });

  it('of every unit stand in one list', async () => {
    const draft = { kind: 'welcome', from: 'treasury', to: { member: ana.id }, amount: 3n } as const;
    const now = new Date();
    await opened.house.transact((tx) => transfer(tx, { ...draft, key: 'points', unit: 'points' }, now));
    expect((await list(ana))[0]).toMatchObject({ unit: 'points', amount: '3', direction: 'in' });
  });

  it('[WALL-01] earned is what came in within seven days, without the welcome', async () => {
    expect((await ana.browser.get(ledgerCalls.readEarnings, {})).week).toBe('0');
    expect((await bob.browser.get(ledgerCalls.readEarnings, {})).week).toBe('17');
    const at = (days: number, key: string, kind: 'gift' | 'welcome', amount: bigint) =>
      opened.house.transact((tx) =>
        transfer(
          tx,
          { kind, key, unit: 'WGM', from: 'treasury', to: { member: bob.id }, amount },
          new Date(Date.now() - days * DAY),
        ),
      );
    await at(8, 'long ago', 'gift', 1000n);
    await at(6, 'lately', 'gift', 100n);
    await at(1, 'given', 'welcome', 500n);
    expect((await bob.browser.get(ledgerCalls.readEarnings, {})).week).toBe('117');
  });

  it('[BLOCK-01] with somebody who does not exist for the member carry no name and no post', async () => {
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    for (const person of [ana, bob]) {
      const gifts = await list(person, { kind: 'gift' });
      expect(gifts.length).toBeGreaterThan(0);
      expect(gifts.every((gift) => gift.with === null && gift.post_id === null)).toBe(true);
    }
    expect(await findLedgerFaults(opened.house.db)).toEqual([]);
  });
});
