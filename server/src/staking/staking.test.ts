import { describe, expect, it } from 'vitest';
import { chainCalls } from '@wagram/contract/chain';
import { stakingCalls } from '@wagram/contract/staking';
import { walletCalls } from '@wagram/contract/wallet';
import { expectTrueCounts, linkWallet, people, stakeScene, testApp, WHOLE } from '#testing';

const { claimRewards, listStakeClaims, lookAtStake, readStake, readStaking } = stakingCalls;

/** Years of 365 days, at 10 percent. */
const tenth = (amount: bigint, days: bigint) => (amount * days) / 3_650n;

describe('staking', () => {
  it('[MON-09] what lies in the member’s own account earns by time and amount, and is paid once', async () => {
    const { opened, stakers, staking, wait } = await stakeScene({}, 'ana');
    const [ana] = stakers;
    await ana.stake(1_000n * WHOLE);
    expect(await ana.look()).toMatchObject({ address: ana.wallet.address, amount: String(1_000n * WHOLE) });
    expect(await staking()).toMatchObject({ named_rate: 1_000, rate: 1_000, left: String(200_000_000n * WHOLE) });
    wait(20);
    expect(await ana.look()).toMatchObject({ rewards: String(tenth(1_000n * WHOLE, 20n)) });
    expect(await staking()).toMatchObject({
      staked: String(1_000n * WHOLE),
      left: String(200_000_000n * WHOLE - tenth(1_000n * WHOLE, 20n)),
    });
    const before = await ana.held();
    const headers = { 'idempotency-key': 'one-claim-of-ana-01' };
    const answers = await Promise.all([1, 2, 3].map(() => ana.claim(headers)));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    await opened.app.jobs.settle();
    expect((await ana.held()) - before).toBe(tenth(1_000n * WHOLE, 20n));
    expect(await ana.read()).toMatchObject({ rewards: '0', paid: String(tenth(1_000n * WHOLE, 20n)) });
    const { claims } = await ana.person.browser.get(listStakeClaims, {});
    expect(claims).toMatchObject([{ state: 'paid', signature: expect.any(String), settled_at: expect.any(String) }]);
    expect((await ana.claim()).body).toMatchObject({ code: 'rewards_too_small' });
    await expectTrueCounts(opened);
  });

  it('[MON-09] unstaking asks nobody: it works while staking is paused, and nothing that was earned is lost', async () => {
    const { opened, stakers, staking, wait } = await stakeScene({}, 'ana');
    const [ana] = stakers;
    await ana.stake(1_000n * WHOLE);
    await ana.look();
    wait(20);
    await ana.look();
    await opened.app.db.query({ text: `insert into chain_pauses (product, paused_at) values ('staking', now())` });
    expect(await staking()).toMatchObject({ state: 'paused' });
    expect((await ana.claim()).body).toMatchObject({ code: 'product_paused' });
    await ana.unstake(1_000n * WHOLE);
    await ana.close();
    expect(await ana.held()).toBe(1_000_000n * WHOLE);
    expect(await ana.look()).toMatchObject({ amount: '0', rewards: String(tenth(1_000n * WHOLE, 20n)) });
    await opened.app.db.query({ text: 'delete from chain_pauses' });
    expect((await ana.claim()).status).toBe(200);
    await expectTrueCounts(opened);
  });

  it('[MON-09] SOL that somebody sent to the address of the account keeps nobody from staking', async () => {
    const { stakers } = await stakeScene({}, 'ana');
    const [ana] = stakers;
    await ana.close();
    await ana.openAfterGift(1_000_000n);
    await ana.stake(7n * WHOLE);
    expect(await ana.look()).toMatchObject({ amount: String(7n * WHOLE) });
  });

  it('[MON-09] what is put in just before a look, or was out for a while between two, earns nothing', async () => {
    const { stakers, wait, lookAtAll } = await stakeScene({}, 'ana');
    const [ana] = stakers;
    await ana.look();
    wait(20);
    await ana.stake(1_000n * WHOLE);
    await lookAtAll();
    expect(await ana.read()).toMatchObject({ amount: String(1_000n * WHOLE), rewards: '0' });
    // Out right after a look and in again right before the next one.
    await ana.unstake(900n * WHOLE);
    wait(20);
    await ana.stake(900n * WHOLE);
    await lookAtAll();
    expect(await ana.read()).toMatchObject({ rewards: String(tenth(100n * WHOLE, 20n)) });
    // Only what lay there all the time: also when it was shut and made anew.
    await ana.unstake(1_000n * WHOLE);
    await ana.close();
    await ana.open();
    await ana.stake(1_000n * WHOLE);
    wait(20);
    await lookAtAll();
    expect(await ana.read()).toMatchObject({ rewards: String(tenth(100n * WHOLE, 20n)) });
  });

  it('[MON-09] the same tokens in two accounts in turn earn once', async () => {
    const { stakers, wait } = await stakeScene({}, 'ana', 'bob');
    const [ana, bob] = stakers;
    await ana.stake(1_000n * WHOLE);
    await ana.look();
    await bob.look();
    for (let turn = 0; turn < 3; turn += 1) {
      wait(5);
      await ana.look();
      await ana.unstake(1_000n * WHOLE, bob.account);
      await bob.look();
      wait(5);
      await bob.look();
      await bob.unstake(1_000n * WHOLE, ana.account);
      await ana.look();
    }
    const [one, other] = [BigInt((await ana.read()).rewards), BigInt((await bob.read()).rewards)];
    // Each for the days on which they lay there, and no more in all than one account would have had.
    expect([one, other]).toEqual(Array(2).fill(3n * tenth(1_000n * WHOLE, 5n)));
    expect(one + other).toBeLessThanOrEqual(tenth(1_000n * WHOLE, 30n));
  });

  it('[MON-09] many small stakes drain nothing: too little to be paid waits', async () => {
    const { stakers, wait, lookAtAll } = await stakeScene({}, 'ana');
    const [ana] = stakers;
    await ana.stake(1n);
    await ana.look();
    for (let day = 0; day < 20; day += 1) {
      wait(1);
      await lookAtAll();
    }
    expect(await ana.read()).toMatchObject({ rewards: '0' });
    await ana.stake(100n * WHOLE);
    await ana.look();
    wait(20);
    await ana.look();
    expect((await ana.claim()).body).toMatchObject({ code: 'rewards_too_small' });
    expect((await ana.read()).rewards).not.toBe('0');
  });

  it('[MON-09] a day has its limit of payments, and one is under way at a time', async () => {
    const { opened, stakers, wait } = await stakeScene({}, 'ana');
    const [ana] = stakers;
    await ana.stake(900_000n * WHOLE);
    await ana.look();
    const hours = (count: number) => wait(count / 24);
    for (let turn = 0; turn < 3; turn += 1) {
      hours(1);
      await ana.look();
      expect((await ana.claim()).status).toBe(200);
      await opened.app.jobs.settle();
    }
    hours(1);
    await ana.look();
    expect((await ana.claim()).body).toMatchObject({ code: 'claims_daily' });
    wait(1);
    expect((await ana.claim()).status).toBe(200);
    await opened.app.jobs.settle();
    await expectTrueCounts(opened);
  });
});

describe('whose stake it is', () => {
  it('[MON-09] only the linked address counts, for one member; whoever proves it later takes it', async () => {
    const { opened, stakers, wait } = await stakeScene({}, 'ana', 'bob');
    const [ana, bob] = stakers;
    await ana.stake(1_000n * WHOLE);
    await ana.look();
    wait(10);
    await ana.look();
    const earned = tenth(1_000n * WHOLE, 10n);
    // Nobody names an address: it is the one that was proved.
    const named = { address: ana.wallet.address, account: ana.account };
    const { body } = await bob.person.browser.ask(lookAtStake, named);
    expect(body).not.toMatchObject({ stake: { address: ana.wallet.address } });
    expect(await bob.look()).toMatchObject({ amount: '0', address: bob.wallet.address });
    await ana.person.browser.get(walletCalls.unlinkAddress, {});
    expect((await ana.claim()).body).toMatchObject({ code: 'stake_not_linked' });
    await linkWallet(bob.person, ana.wallet);
    expect(await bob.look()).toMatchObject({ amount: String(1_000n * WHOLE), rewards: '0' });
    wait(10);
    expect(await bob.look()).toMatchObject({ rewards: String(earned) });
    // What was earned before stays with who earned it.
    expect(await ana.read()).toMatchObject({ address: null, amount: '0', rewards: String(earned) });
    await expectTrueCounts(opened);
  });

  it('[MON-09] without a linked address there is a word; without a network it is not offered', async () => {
    const opened = await testApp({ env: { CHAIN: 'test', DEMO: 'off' } });
    const [ana] = await people(opened, 'ana');
    expect(await ana.browser.get(readStake, {})).toMatchObject({ stake: { address: null, amount: '0' } });
    expect(await ana.browser.refused(lookAtStake, {})).toMatchObject({ code: 'stake_not_linked' });
    expect(await ana.browser.refused(claimRewards, {})).toMatchObject({ code: 'stake_not_linked' });
    const off = await testApp({ env: { CHAIN: 'off', DEMO: 'off' } });
    const [bob] = await people(off, 'bob');
    expect(await off.browser().get(readStaking, {})).toMatchObject({ staking: null });
    for (const call of [readStake, lookAtStake, claimRewards])
      expect(await bob.browser.refused(call, {})).toMatchObject({ code: 'staking_off' });
    expect(await bob.browser.get(chainCalls.readNetwork, {})).toMatchObject({ network: null });
  });
});
