import { afterAll, describe, expect, it } from 'vitest';
import { ledgerCalls } from '@wagram/contract/ledger';
import { postCalls } from '@wagram/contract/posts';
import type { AccountUnit } from '#kernel';
import { openTestApp, people, testApp, type TestApp } from '#testing';
import { eraseOf } from './erase.ts';
import { selectTreasury } from './accounts.gen.ts';
import { balanceOf, findLedgerViolations, grantWelcome, transfer, type TransferDraft } from './service.ts';

describe('a balance', () => {
  it('is for those who are signed in, and only their own', async () => {
    const opened = await testApp();
    const [ana, bob] = await people(opened, 'ana', 'bob');
    expect((await opened.browser().refused(ledgerCalls.readBalance, {})).status).toBe(401);
    expect(await ana.browser.refused(ledgerCalls.readBalance, { user_id: bob.id })).toMatchObject({
      status: 403,
      code: 'foreign_actor',
    });
  });

  it('says what is held in every unit, as whole numbers in strings', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '95' } });
    const [ana] = await people(opened, 'ana');
    expect((await ana.browser.get(ledgerCalls.readBalance, { user_id: ana.id })).balances).toEqual({
      WGM: '95',
      WGR: '0',
      points: '0',
    });
    // Past what a JSON number could carry.
    const huge = 9_007_199_254_740_993n;
    const draft = { kind: 'welcome', key: 'huge', unit: 'WGM', from: 'treasury', to: { member: ana.id } } as const;
    await opened.app.transact((tx) => transfer(tx, { ...draft, amount: huge }, new Date()));
    expect((await ana.browser.get(ledgerCalls.readBalance, {})).balances.WGM).toBe('9007199254741088');
  });

  it('[POST-04] follows a gift on both sides, and a refused gift changes neither', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '12' } });
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
    const opened = await testApp({ env: { WELCOME_GRANT: '12' } });
    const [ana] = await people(opened, 'ana');
    await opened.app.transact((tx) => grantWelcome(tx, ana.id, 12n, new Date()));
    expect((await ana.browser.get(ledgerCalls.readBalance, {})).balances.WGM).toBe('12');
  });

  it('that was never opened is empty, and a welcome of nothing opens none', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '0' } });
    const [ana] = await people(opened, 'ana');
    const nothing = { WGM: '0', WGR: '0', points: '0' };
    expect((await ana.browser.get(ledgerCalls.readBalance, {})).balances).toEqual(nothing);
    expect(await balanceOf(opened.app.db, ana.id)).toBe(0n);
    const { rows } = await opened.app.database.pool.query('select 1 from accounts where member_id = $1', [ana.id]);
    expect(rows).toEqual([]);
  });
});

describe('a transfer', () => {
  let opening: Promise<TestApp> | undefined;
  let scenes = 0;
  afterAll(async () => (await opening)?.close());

  /** Two members with 10 each, in an app where others may have moved something before. */
  const scene = async () => {
    opening ??= openTestApp({ env: { WELCOME_GRANT: '10' } });
    const { app, ...opened } = await opening;
    scenes += 1;
    const [ana, bob] = await people({ app, ...opened }, `ana${scenes}`, `bob${scenes}`);
    const key = (name: string) => `${name} ${ana.id}`;
    const draft: TransferDraft = {
      kind: 'gift',
      key: key('one'),
      unit: 'WGM',
      from: { member: ana.id },
      to: { member: bob.id },
      amount: 4n,
    };
    const move = (change: Partial<TransferDraft> = {}) =>
      app.transact((tx) => transfer(tx, { ...draft, ...change }, new Date('2026-11-15T10:00:00Z')));
    const held = async () => [await balanceOf(app.db, ana.id), await balanceOf(app.db, bob.id)];
    const query = async (sql: string, ...values: unknown[]) => (await app.database.pool.query(sql, values)).rows;
    return { app, ana, bob, key, move, held, query };
  };

  it('is written down with what it was for, in both accounts, and sums to zero (BZ-02)', async () => {
    const { app, ana, bob, key, move, held, query } = await scene();
    const moved = await move({ note: 'a tram' });
    expect(moved).toMatchObject({ state: 'done' });
    expect(await held()).toEqual([6n, 14n]);
    const id = moved.state === 'done' ? moved.id : '';
    expect(
      await query('select kind, key, unit, amount::int, note, created_at from transfers where id = $1', id),
    ).toEqual([
      {
        kind: 'gift',
        key: key('one'),
        unit: 'WGM',
        amount: 4,
        note: 'a tram',
        created_at: new Date('2026-11-15T10:00:00Z'),
      },
    ]);
    const sides = `select a.member_id, e.amount::int from entries e join accounts a on a.id = e.account_id
      where e.transfer_id = $1 order by e.amount`;
    expect(await query(sides, id)).toEqual([
      { member_id: ana.id, amount: -4 },
      { member_id: bob.id, amount: 4 },
    ]);
    expect(await move({ key: key('other') })).toMatchObject({ state: 'done' });
    expect(await query('select note from transfers where key = $1', key('other'))).toEqual([{ note: null }]);
    expect(await findLedgerViolations(app.db)).toEqual([]);
  });

  it('happens once for its key', async () => {
    const { key, move, held, query } = await scene();
    await move();
    expect(await move()).toEqual({ state: 'repeated' });
    expect(await move({ amount: 1n })).toEqual({ state: 'repeated' });
    expect(await held()).toEqual([6n, 14n]);
    expect(await query('select 1 as one from transfers where key = $1', key('one'))).toHaveLength(1);
  });

  it('that is more than there is leaves no trace, and its key is free', async () => {
    const { app, key, move, held, query } = await scene();
    expect(await move({ amount: 11n })).toEqual({ state: 'short' });
    expect(await held()).toEqual([10n, 10n]);
    expect(await query('select 1 from transfers where key = $1', key('one'))).toEqual([]);
    expect(await move({ amount: 10n })).toMatchObject({ state: 'done' });
    expect(await held()).toEqual([0n, 20n]);
    expect(await findLedgerViolations(app.db)).toEqual([]);
  });

  it('that cannot be is no lack of money', async () => {
    const { move, held } = await scene();
    await expect(move({ amount: 0n })).rejects.toThrow();
    await expect(move({ unit: 'gold' as AccountUnit })).rejects.toThrow();
    expect(await held()).toEqual([10n, 10n]);
  });

  it('holds both accounts, so that the opposite one waits for it', async () => {
    const { app, ana, bob, key, move, held } = await scene();
    const back = { from: { member: bob.id }, to: { member: ana.id } };
    const many = Array.from({ length: 12 }, (_, place) =>
      move({ key: key(String(place)), amount: 1n, ...(place % 2 && back) }),
    );
    expect((await Promise.all(many)).every(({ state }) => state === 'done')).toBe(true);
    expect(await held()).toEqual([10n, 10n]);
    expect(await findLedgerViolations(app.db)).toEqual([]);
  });

  it('comes out of a treasury that exists', async () => {
    const { app } = await scene();
    expect((await selectTreasury(app.db, { unit: 'points' })).id).toBe('00000000-0000-7000-8000-000000000003');
    await expect(selectTreasury(app.db, { unit: 'gold' as AccountUnit })).rejects.toThrow('answered no row');
  });

  it('of a member who is erased stays in the books without their name, and the rest goes back', async () => {
    const { app, ana, bob, key, move, held, query } = await scene();
    const treasury = async () =>
      (await query(`select balance::int from accounts where kind = 'treasury' and unit = 'WGM'`))[0].balance as number;
    const before = await treasury();
    await move({ note: 'a tram' });
    const [own] = await query('select id from accounts where member_id = $1', ana.id);
    await app.transact((tx) => eraseOf(tx, ana.id, new Date('2026-11-16T10:00:00Z')));
    expect(await held()).toEqual([0n, 14n]);
    expect(await query('select 1 from accounts where member_id = $1', ana.id)).toEqual([]);
    const closed = `select a.balance::int, t.kind, t.note, t.key = 'closed:' || t.id as nameless, e.amount::int, t.created_at
      from accounts a join entries e on e.account_id = a.id join transfers t on t.id = e.transfer_id
      where a.id = $1 and a.kind = 'closed' and t.kind <> 'welcome' order by t.created_at`;
    expect(await query(closed, own.id)).toEqual([
      {
        balance: 0,
        kind: 'gift',
        note: null,
        nameless: true,
        amount: -4,
        created_at: new Date('2026-11-15T10:00:00Z'),
      },
      {
        balance: 0,
        kind: 'closing',
        note: null,
        nameless: true,
        amount: -6,
        created_at: new Date('2026-11-16T10:00:00Z'),
      },
    ]);
    expect((await treasury()) - before).toBe(6);
    expect(await findLedgerViolations(app.db)).toEqual([]);
    // Nothing is left to go back.
    await app.transact((tx) => eraseOf(tx, ana.id, new Date()));
    await move({ key: key('empty'), from: { member: bob.id }, to: 'treasury', amount: 14n });
    await app.transact((tx) => eraseOf(tx, bob.id, new Date()));
    expect(await query(`select 1 as one from transfers where kind = 'closing'`)).toHaveLength(1);
  });
});

describe('the books', () => {
  it('say what is wrong with them (P7)', async () => {
    const opened = await testApp({ env: { WELCOME_GRANT: '12' } });
    const [ana] = await people(opened, 'ana');
    const { db, database } = opened.app;
    const { rows } = await database.pool.query('select id from accounts where member_id = $1', [ana.id]);
    const [{ id }] = rows as [{ id: string }];
    await database.pool.query('update accounts set balance = 13 where id = $1', [id]);
    expect(await findLedgerViolations(db)).toEqual([`account ${id} says 13, its entries 12`]);
    await database.pool.query('update accounts set balance = 12 where id = $1', [id]);
    const { rows: made } = await database.pool.query('select transfer_id from entries where account_id = $1', [id]);
    const transferId = (made[0] as { transfer_id: string }).transfer_id;
    await database.pool.query('update entries set amount = 11 where account_id = $1', [id]);
    expect(await findLedgerViolations(db)).toEqual([
      `transfer ${transferId} does not sum to zero`,
      `account ${id} says 12, its entries 11`,
    ]);
  });
});
