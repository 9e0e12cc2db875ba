import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { ledgerCalls } from '@wagram/contract/ledger';
import { postCalls } from '@wagram/contract/posts';
import { people, testApp, type Person } from '#testing';
import { findLedgerViolations, transfer, type TransferDraft } from './service.ts';

const DAY = 86_400_000;

const list = async (person: Person, query: object = {}) =>
  (await person.browser.get(ledgerCalls.listMovements, query)).movements;
const earned = async (person: Person) => (await person.browser.get(ledgerCalls.readEarnings, {})).week;

/** Ana has given bob 1, 5 and 10 of her 50 for a post. */
const scene = async () => {
  const opened = await testApp({ env: { WELCOME_GRANT: '50' } });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const postId = (await bob.browser.get(postCalls.createPost, { content: 'a tram' })).post.id;
  const give = (amount: 1 | 5 | 10) =>
    ana.browser.get(postCalls.actOnPost, { post_id: postId, action: 'gift', amount } as const);
  for (const amount of [1, 5, 10] as const) await give(amount);
  const grant = (to: Person, amount: bigint, draft: Pick<TransferDraft, 'kind' | 'key' | 'unit'>, at = new Date()) =>
    opened.app.transact((tx) => transfer(tx, { ...draft, from: 'treasury', to: { member: to.id }, amount }, at));
  return { opened, ana, bob, postId, give, grant };
};

describe('movements', () => {
  it('are for those who are signed in, and only their own', async () => {
    const { opened, ana, bob } = await scene();
    for (const call of [ledgerCalls.listMovements, ledgerCalls.readEarnings]) {
      expect((await opened.browser().refused(call, {})).status).toBe(401);
      expect(await ana.browser.refused(call, { user_id: bob.id })).toMatchObject({
        status: 403,
        code: 'foreign_actor',
      });
    }
  });

  it('[WALL-01] are listed newest first, with who and what for, from the side of whoever looks', async () => {
    const { ana, bob, postId } = await scene();
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
    const { ana } = await scene();
    expect(await list(ana, { kind: 'welcome' })).toHaveLength(1);
    expect((await list(ana, { direction: 'out' })).map(({ amount }) => amount)).toEqual(['10', '5', '1']);
    expect((await list(ana, { direction: 'in' })).map(({ kind }) => kind)).toEqual(['welcome']);
    expect(await list(ana, { kind: 'welcome', direction: 'out' })).toEqual([]);
    expect((await ana.browser.refused(ledgerCalls.listMovements, { kind: "'; drop" })).status).toBe(400);
  });

  it('come in pages that neither repeat nor leave out, whatever is moved in between', async () => {
    const { ana, give } = await scene();
    await give(1);
    const seen: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await ana.browser.get(ledgerCalls.listMovements, {
        limit: 3,
        ...(cursor === undefined ? {} : { cursor }),
      });
      seen.push(page.movements.map(({ amount }) => amount));
      if (cursor === undefined) await give(10);
      cursor = page.next_cursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual([
      ['1', '10', '5'],
      ['1', '50'],
    ]);
    // Exactly one page has no next one.
    expect((await ana.browser.get(ledgerCalls.listMovements, { limit: 6 })).next_cursor).toBeNull();
    const nowhere = await ana.browser.get(ledgerCalls.listMovements, { cursor: 'nowhere' });
    expect(nowhere).toMatchObject({ movements: [], next_cursor: null });
    expect((await ana.browser.refused(ledgerCalls.listMovements, { limit: 501 })).status).toBe(400);
  });

  it('of every unit stand in one list', async () => {
    const { ana, grant } = await scene();
    await grant(ana, 3n, { kind: 'referral', key: 'points', unit: 'points' });
    expect((await list(ana))[0]).toMatchObject({ unit: 'points', amount: '3', direction: 'in' });
  });

  it('[WALL-01] earned is what came in within seven days, without what everybody is given', async () => {
    const { ana, bob, grant } = await scene();
    expect([await earned(ana), await earned(bob)]).toEqual(['0', '16']);
    const at = (days: number, key: string, kind: 'gift' | 'welcome', amount: bigint) =>
      grant(bob, amount, { kind, key, unit: 'WGM' }, new Date(Date.now() - days * DAY));
    await at(8, 'long ago', 'gift', 1000n);
    await at(6, 'lately', 'gift', 100n);
    await at(1, 'given', 'welcome', 500n);
    expect(await earned(bob)).toBe('116');
  });

  it('[BLOCK-01] with somebody who does not exist for the member carry no name and no post', async () => {
    const { opened, ana, bob } = await scene();
    await ana.browser.get(blockCalls.block, { blocked_id: bob.id });
    for (const person of [ana, bob]) {
      const gifts = await list(person, { kind: 'gift' });
      expect(gifts).toHaveLength(3);
      expect(gifts.every((gift) => gift.with === null && gift.post_id === null)).toBe(true);
    }
    expect(await findLedgerViolations(opened.app.db)).toEqual([]);
  });
});
