import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { moderationCalls } from '@wagram/contract/moderation';
import { moneyCalls } from '@wagram/contract/money';
import { stakingCalls } from '@wagram/contract/staking';
import { swapCalls } from '@wagram/contract/swap';
import { treasuryCalls } from '@wagram/contract/treasury';
import { newId } from '#kernel';
import { transfer } from '#ledger';
import { keyPair, launchScene, moneyScene, people, sampleInput, testApp, type Person, type TestApp } from '#testing';

const { listAllLaunches, listKeys, listOpenWithdrawals, listSweeps, readMoney, setPaused, sweep } = moneyCalls;
const all = [listAllLaunches, listKeys, listOpenWithdrawals, listSweeps, readMoney, setPaused, sweep];

const deposit = (opened: TestApp, { id }: Person, amount: bigint) =>
  opened.app.transact((tx) => {
    const draft = { kind: 'deposit', key: newId(), unit: 'WGM', from: 'treasury', to: { member: id } } as const;
    return transfer(tx, { ...draft, amount, withdrawable: amount }, opened.clock.now());
  });

describe('who may look at the money', () => {
  it('[MON-12] every call answers 401 to guests and 403 to members, and nothing changes', async () => {
    const { opened, ana, log } = await moneyScene();
    for (const call of all) {
      expect((await opened.browser().ask(call, sampleInput(call))).status).toBe(401);
      expect((await ana.browser.ask(call, sampleInput(call))).body).toMatchObject({ code: 'operators_only' });
    }
    expect(await log()).toEqual([]);
  });

  it('[MON-12] without a network it says so, and decides nothing', async () => {
    const { mod, money } = await moneyScene({ CHAIN: 'off' });
    expect(await money()).toMatchObject({ network: null, products: [], treasury: null, pools: [], staking: null });
    expect(await mod.browser.get(listKeys, {})).toMatchObject({ keys: [], has_second_factor: false });
    const asked = { product: 'swap', is_paused: true, note: 'Why not' } as const;
    expect((await mod.browser.ask(setPaused, asked)).body).toMatchObject({ code: 'chain_off' });
  });
});

describe('the money at one look', () => {
  it('[MON-12] tells of network, products, treasury, pool and rewards as they are', async () => {
    const { opened, ana, money } = await moneyScene({ WITHDRAW_RATE: '0.5', STAKING_RATE: '10' });
    await opened.browser().get(swapCalls.readPool, {});
    await opened.browser().get(stakingCalls.readStaking, {});
    await deposit(opened, ana, 40n);
    const seen = await money();
    expect(seen.network).toMatchObject({ kind: 'test', name: 'Test network', is_reachable: true });
    expect(Number(seen.network?.slot)).toBeGreaterThan(0);
    expect(seen.products.map(({ name, state }) => [name, state])).toContainEqual(['swap', 'on']);
    // Two welcomes and a deposit, at half a token each.
    expect(seen.treasury).toMatchObject({
      credit: '240',
      owed: '120000000000',
      held: '500000000000000000',
      deposited: '40',
      withdrawn: '0',
    });
    expect(seen.pools).toMatchObject([{ symbol: 'WGR', fee: 30, trades: 0, underway: 0 }]);
    const [pool] = seen.pools;
    expect(pool?.k).toBe(String(BigInt(pool?.sol ?? 0) * BigInt(pool?.tokens ?? 0)));
    expect(seen.staking).toMatchObject({ named_rate: 1000, rate: 1000, left: '200000000000000000', days: null });
    expect(seen.launches).toEqual({ open: 0, opened: 0, missed: 0, hidden: 0 });
  });

  it('[MON-03] withdrawals that wait and that came back are listed with whose they are', async () => {
    const { opened, mod, ana, money, done } = await moneyScene();
    await deposit(opened, ana, 40n);
    const list = async (filter: 'waiting' | 'returned') =>
      (await mod.browser.get(listOpenWithdrawals, { filter })).withdrawals;
    await ana.browser.get(treasuryCalls.withdraw, { amount: '30', address: keyPair().address });
    await done();
    expect(await list('waiting')).toEqual([]);
    expect((await money()).treasury).toMatchObject({ waiting: { count: 0 }, withdrawn: '30', credit: '210' });
    const { pool } = opened.app.database;
    await pool.query(`update withdrawals set state = 'waiting', settled_at = null`);
    expect(await list('waiting')).toMatchObject([
      { state: 'sent', amount: '30', member: '@ana', tries: 1, tries_max: 5 },
    ]);
    expect((await money()).treasury?.waiting).toEqual({ count: 1, amount: '30' });
    await pool.query(`update withdrawals set state = 'returned', settled_at = now()`);
    expect(await list('returned')).toMatchObject([{ state: 'returned', member: '@ana' }]);
    expect((await money()).treasury?.returned).toEqual({ count: 1, amount: '30' });
  });

  it('[MON-10] launches are listed with who made them; what is hidden is found and shown again', async () => {
    const { opened, mod, ana, money } = await moneyScene();
    const { withSol, launch } = launchScene(opened);
    const sale = await launch(await withSol(ana));
    expect((await money()).launches).toMatchObject({ open: 1, hidden: 0 });
    const decide = (action: 'hide' | 'restore') =>
      mod.browser.get(moderationCalls.decide, { target: 'launch', target_id: sale.id, action, reason: 'A copy' });
    await decide('hide');
    const list = async () => (await mod.browser.get(listAllLaunches, {})).launches;
    expect(await list()).toMatchObject([{ id: sale.id, is_hidden: true, creator: { username: '@ana' } }]);
    expect((await money()).launches).toMatchObject({ open: 1, hidden: 1 });
    await decide('restore');
    expect(await list()).toMatchObject([{ is_hidden: false }]);
  });
});

describe('pausing', () => {
  it('[MON-12] stops a product for everybody with a reason in the log, once, and lets it go on', async () => {
    const { opened, ana, money, log, pause } = await moneyScene();
    const state = async () => (await opened.browser().get(chainCalls.readNetwork, {})).network?.products.withdraw;
    const answers = await Promise.all([1, 2, 3].map(() => pause('withdraw', true)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await state()).toBe('paused');
    const asked = { amount: '1', address: keyPair().address };
    expect((await ana.browser.ask(treasuryCalls.withdraw, asked)).body).toMatchObject({ code: 'product_paused' });
    const paused = (await money()).products.find(({ name }) => name === 'withdraw');
    expect(paused).toMatchObject({ state: 'paused', by: '@mod', note: 'Something looks odd' });
    expect(paused?.paused_at).not.toBeNull();
    expect((await pause('withdraw', false)).status).toBe(200);
    expect((await pause('withdraw', false)).body).toMatchObject({ code: 'already_so' });
    expect(await state()).toBe('on');
    expect(await log()).toMatchObject([
      { action: 'resume', target: 'product', about: 'withdraw', operator: '@mod', member: null, target_id: null },
      { action: 'pause', target: 'product', about: 'withdraw', reason: 'Something looks odd' },
    ]);
  });

  it('[MON-12] what this network does not offer is neither paused nor resumed, and a reason is asked for', async () => {
    const { mod } = await moneyScene();
    const asked = { product: 'swap', is_paused: true, note: '   ' } as const;
    expect((await mod.browser.ask(setPaused, asked)).body).toMatchObject({ error: 'Please write down the reason' });
  });

  it('[MON-12] decisions about money are no part of what is decided about members', async () => {
    const { mod, pause } = await moneyScene();
    await pause('swap', true);
    expect((await mod.browser.get(moderationCalls.listDecisions, {})).decisions).toEqual([]);
    expect((await mod.browser.get(moderationCalls.listCases, {})).cases).toEqual([]);
  });
});

it('[MON-12] a network that is away leaves open what it alone could say, and the rest is there', async () => {
  const opened = await testApp({
    env: {
      SOLANA_RPC_URL: 'http://127.0.0.1:9',
      SEAL_KEY: Buffer.alloc(32, 9).toString('base64'),
      TOKEN_ADDRESS: 'So11111111111111111111111111111111111111112',
      OPERATORS: 'mod@example.org',
    },
  });
  const [mod] = await people(opened, 'mod');
  await opened.app.database.pool.query('update members set email_verified_at = now() where id = $1', [mod.id]);
  const { money } = await mod.browser.get(readMoney, {});
  expect(money).toMatchObject({ network: { is_reachable: false, genesis: null, slot: null }, staking: null });
  expect(money.products.length).toBe(6);
  expect((await mod.browser.ask(setPaused, { product: 'staking', is_paused: true, note: 'Away' })).status).toBe(200);
  expect((await mod.browser.get(readMoney, {})).money.network?.since).toBe(money.network?.since);
});
