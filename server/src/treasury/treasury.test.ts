import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { creditCalls } from '@wagram/contract/credit';
import { ledgerCalls } from '@wagram/contract/ledger';
import { treasuryCalls } from '@wagram/contract/treasury';
import { newId } from '#kernel';
import { transfer } from '#ledger';
import { expectTrueCounts, keyPair, people, testApp, type Person, type TestApp } from '#testing';

const { listWithdrawals, readTreasury, withdraw } = treasuryCalls;
const WHOLE = 1_000_000_000n;

const deposit = (opened: TestApp, { id }: Person, amount: bigint) =>
  opened.app.transact((tx) =>
    transfer(
      tx,
      {
        kind: 'deposit',
        key: newId(),
        unit: 'WGM',
        from: 'treasury',
        to: { member: id },
        amount,
        withdrawable: amount,
      },
      opened.clock.now(),
    ),
  );

const scene = async (env: Record<string, string> = {}) => {
  const opened = await testApp({ env: { CHAIN: 'test', WELCOME_GRANT: '100', WITHDRAW_RECEIVED: 'off', ...env } });
  const [ana, bob] = await people(opened, 'ana', 'bob');
  const wallet = keyPair().address;
  const out = (who: Person, amount: string, address = wallet) => who.browser.ask(withdraw, { amount, address });
  const credit = async ({ browser }: Person) => {
    const { balances, withdrawable } = await browser.get(ledgerCalls.readBalance, {});
    return [balances.WGM, withdrawable];
  };
  const tokens = async (address = wallet) => {
    const { holdings } = await opened.browser().get(chainCalls.readHoldings, { address });
    return holdings.tokens.map(({ symbol, amount }) => [symbol, amount]);
  };
  const states = async ({ browser }: Person) =>
    (await browser.get(listWithdrawals, {})).withdrawals.map(({ state, amount }) => [state, amount]);
  return { opened, ana, bob, wallet, out, credit, tokens, states, done: () => opened.app.jobs.settle() };
};

describe('withdrawing', () => {
  it('[MON-03] what came in from a wallet leaves as tokens at the rate; what was granted stays', async () => {
    const { opened, ana, wallet, out, credit, tokens, done } = await scene({ WITHDRAW_RATE: '0.5' });
    await deposit(opened, ana, 40n);
    const { treasury } = await ana.browser.get(readTreasury, {});
    expect(treasury).toMatchObject({
      rate: '500000000',
      withdrawable: '40',
      daily_left: '1000',
      is_test: true,
      gifts_leave: false,
    });
    expect((await out(ana, '41')).body).toMatchObject({ code: 'withdraw_not_enough' });
    const answer = await ana.browser.get(withdraw, { amount: '30', address: wallet });
    expect(answer).toMatchObject({
      balance: '110',
      withdrawal: { state: 'waiting', amount: '30', tokens: String(15n * WHOLE), address: wallet },
    });
    await done();
    const { withdrawals } = await ana.browser.get(listWithdrawals, {});
    expect(withdrawals).toMatchObject([
      { state: 'paid', signature: expect.any(String), settled_at: expect.any(String) },
    ]);
    expect([await credit(ana), await tokens()]).toEqual([['110', '10'], [['WGR', String(15n * WHOLE)]]]);
    expect((await ana.browser.get(readTreasury, {})).treasury).toMatchObject({ withdrawable: '10', daily_left: '970' });
    await expectTrueCounts(opened);
  });

  it('[MON-03] granted credit does not leave after it has moved, and what is fresh waits', async () => {
    const { opened, ana, bob, out, done, states } = await scene();
    await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '100' });
    opened.clock.advance(60_000);
    expect((await out(bob, '1')).body).toMatchObject({ code: 'withdraw_not_enough' });
    await deposit(opened, ana, 20n);
    await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '20' });
    expect((await out(bob, '20')).body).toMatchObject({ code: 'withdraw_too_fresh' });
    opened.clock.advance(10_001);
    expect((await out(bob, '21')).body).toMatchObject({ code: 'withdraw_not_enough' });
    expect((await out(bob, '20')).status).toBe(200);
    await done();
    expect(await states(bob)).toEqual([['paid', '20']]);
    await expectTrueCounts(opened);
  });

  it('[MON-03] on the test network an operator may let everything that was received leave, never the welcome', async () => {
    const { opened, ana, bob, out, credit, done } = await scene({ WITHDRAW_RECEIVED: 'on' });
    await ana.browser.get(creditCalls.sendCredit, { to: '@bob', amount: '60' });
    opened.clock.advance(10_001);
    expect((await out(bob, '61')).body).toMatchObject({ code: 'withdraw_not_enough' });
    expect((await out(bob, '25')).status).toBe(200);
    expect((await out(bob, '36')).body).toMatchObject({ code: 'withdraw_not_enough' });
    expect((await out(bob, '35')).status).toBe(200);
    await done();
    expect(await credit(bob)).toEqual(['100', '0']);
    expect((await out(bob, '1')).body).toMatchObject({ code: 'withdraw_not_enough' });
    await expectTrueCounts(opened);
  });

  it('[MON-03] moves once for each key, also by many requests at once, and within the limits', async () => {
    const { opened, ana, wallet, out, credit, tokens, done } = await scene({ WITHDRAW_DAILY: '50' });
    await deposit(opened, ana, 500n);
    const headers = { 'idempotency-key': 'the-same-key-0001' };
    const input = { amount: '20', address: wallet };
    await Promise.all([1, 2, 3].map(() => ana.browser.ask(withdraw, input, headers)));
    const others = await Promise.all(['20', '20', '20'].map((amount) => out(ana, amount)));
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
    expect((await out(ana, '11')).body).toMatchObject({ code: 'withdraw_daily' });
    await done();
    expect([await credit(ana), await tokens()]).toEqual([['560', '460'], [['WGR', String(40n * WHOLE)]]]);
    await expectTrueCounts(opened);
  });

  it('[MON-03] is refused where nobody can hold tokens, and where it is off', async () => {
    const { opened, ana, out } = await scene();
    await deposit(opened, ana, 5n);
    const { treasury } = await ana.browser.get(readTreasury, {});
    for (const address of ['11111111111111111111111111111111', treasury!.address, treasury!.token.mint])
      expect((await out(ana, '5', address)).body).toMatchObject({ code: 'withdraw_nobody' });
    for (const amount of ['0', '-5', '1.5', '9223372036854775807', '18446744073709551615'])
      expect((await out(ana, amount)).body).toMatchObject({ success: false });
    const off = await scene({ WITHDRAW_DAILY: '0' });
    expect((await off.ana.browser.get(readTreasury, {})).treasury).toBeNull();
    expect((await off.out(off.ana, '1')).body).toMatchObject({ code: 'withdraw_off' });
  });
});

describe('the token of the test network', () => {
  it('[MON-08] is minted once, in fixed shares, and nobody can mint more', async () => {
    const { opened, ana } = await scene();
    await Promise.all([1, 2, 3].map(() => ana.browser.get(readTreasury, {})));
    const { treasury } = await ana.browser.get(readTreasury, {});
    const rpc = async (method: string, params: unknown[]) => {
      const payload = { jsonrpc: '2.0', id: 1, method, params };
      const reply = await opened.browser().request({ method: 'POST', url: '/api/chain/rpc', payload });
      return (reply.json() as { result: { value: unknown } }).result.value;
    };
    expect(await rpc('getTokenSupply', [treasury!.token.mint])).toMatchObject({
      amount: '1000000000000000000',
      decimals: 9,
    });
    const mint = await rpc('getAccountInfo', [treasury!.token.mint, { encoding: 'jsonParsed' }]);
    expect(mint).toMatchObject({
      data: { parsed: { info: { mintAuthority: null, freezeAuthority: null, isInitialized: true } } },
    });
  });
});
