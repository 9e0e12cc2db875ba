import { describe, expect, it } from 'vitest';
import { blockCalls } from '@wagram/contract/blocks';
import { chainCalls } from '@wagram/contract/chain';
import { followCalls } from '@wagram/contract/follows';
import { profileCalls } from '@wagram/contract/profiles';
import { walletCalls } from '@wagram/contract/wallet';
import { servePayments } from '#chain';
import {
  chainProgram,
  fakeCluster,
  keyPair,
  linkWallet,
  people,
  signPayment,
  someAddress,
  testApp,
  type Person,
} from '#testing';
import { walletRoutes } from './routes.ts';

const { keepContact, listChainEntries, listContacts, readRecipient } = walletCalls;

const SYSTEM = '11111111111111111111111111111111';

const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'off' } });
  const cluster = await fakeCluster();
  const accounts = new Map<string, object>();
  cluster.methods.set('getAccountInfo', ([address]) => ({
    context: { slot: 1 },
    value: accounts.get(address as string) ?? null,
  }));
  const program = await chainProgram(opened, cluster, (app, network) => {
    servePayments(app, network);
    walletRoutes(app, network);
  });
  const [ana, bob, cid, dan] = await people(opened, 'ana', 'bob', 'cid', 'dan');
  const follow = (one: Person, other: Person) => one.browser.get(followCalls.follow, { following_id: other.id });
  const pay = async (to: string) => {
    const payment = signPayment(keyPair(), { to });
    await program.browser(ana).get(chainCalls.sendPayment, { ...payment, to, last_valid_height: 1_100 });
    await program.settle();
    return payment.signature;
  };
  const wallet = await linkWallet(bob);
  return { opened, cluster, accounts, program, browser: program.browser(ana), ana, bob, cid, dan, follow, pay, wallet };
};

describe('whoever is about to be paid', () => {
  it('[CHN-08] is found by name and by address, with what people here know and what the chain says', async () => {
    const { accounts, browser, ana, bob, cid, dan, follow, pay, wallet } = await scene();
    for (const [one, other] of [
      [ana, bob],
      [ana, cid],
      [ana, dan],
      [cid, bob],
      [dan, bob],
    ] as const)
      await follow(one, other);
    await pay(wallet.address);
    await browser.get(keepContact, { address: wallet.address, name: '  Bob\u0000 of the shop ' });
    accounts.set(wallet.address, { lamports: 2_039_280, owner: SYSTEM, executable: false });
    for (const to of ['@bob', 'Bob', ` ${wallet.address} `]) {
      const { recipient } = await browser.get(readRecipient, { to });
      expect(recipient).toEqual({
        address: wallet.address,
        member: expect.objectContaining({ username: '@bob' }),
        followed_by: { count: 2, names: expect.arrayContaining(['cid', 'dan']) },
        is_followed: true,
        joined_at: expect.any(String),
        contact_name: 'Bob of the shop',
        paid_before: 1,
        account: { is_funded: true, is_program: false, lamports: '2039280' },
      });
    }
  });

  it('[CHN-08] an address of nobody here is told as such, and so are a new one and a program', async () => {
    const { accounts, browser } = await scene();
    const [fresh, program, mint] = [someAddress(), someAddress(), someAddress()];
    accounts.set(program, { lamports: 1, owner: 'BPFLoaderUpgradeab1e11111111111111111111111', executable: true });
    accounts.set(mint, { lamports: 9, owner: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', executable: false });
    const nobody = { member: null, followed_by: { count: 0, names: [] }, joined_at: null, paid_before: 0 };
    for (const [to, isFunded, isProgram] of [
      [fresh, false, false],
      [program, true, true],
      [mint, true, true],
    ] as const)
      expect((await browser.get(readRecipient, { to })).recipient).toMatchObject({
        ...nobody,
        account: { is_funded: isFunded, is_program: isProgram },
      });
    for (const to of ['@nobody_here', 'no such thing', '@', wrong(fresh)])
      expect(await browser.refused(readRecipient, { to })).toMatchObject({ status: 404, code: 'recipient_not_found' });
    expect(await browser.refused(readRecipient, { to: '@cid' })).toMatchObject({ code: 'no_linked_address' });
  });

  it('[CHN-07] what the chain would say is not known while it cannot be asked; everything else is', async () => {
    const { cluster, browser, wallet } = await scene();
    cluster.isDead = true;
    const { recipient } = await browser.get(readRecipient, { to: '@bob' });
    expect(recipient).toMatchObject({ address: wallet.address, member: { username: '@bob' }, account: null });
  });

  it('[CHN-08] a block hides them both ways, by name, by address, in the book and in the history', async () => {
    const { cluster, program, browser, ana, bob, pay, wallet } = await scene();
    const signature = await pay(wallet.address);
    const mine = someAddress();
    const answers: Record<string, unknown> = {
      getBalance: { context: { slot: 1 }, value: 1 },
      getTokenAccountsByOwner: { context: { slot: 1 }, value: [] },
      getSignaturesForAddress: [{ signature, slot: 5, err: null, confirmationStatus: 'finalized' }],
      getTransaction: {
        meta: { err: null, fee: 5_000, preBalances: [9_000, 0], postBalances: [3_000, 1_000] },
        transaction: { message: { accountKeys: [mine, wallet.address], instructions: [] } },
      },
    };
    for (const [method, answer] of Object.entries(answers)) cluster.methods.set(method, () => answer);
    const namesIn = async (of = browser) => [
      (await of.get(listChainEntries, { address: mine })).entries[0]?.with[0]?.member?.username,
      (await browser.get(listContacts, {})).contacts[0]?.member?.username,
      (await browser.get(readRecipient, { to: wallet.address })).recipient.member?.username,
    ];
    expect(await namesIn()).toEqual(['@bob', '@bob', '@bob']);
    const { entries } = await browser.get(listChainEntries, { address: mine });
    expect(entries).toEqual([
      {
        signature,
        at: null,
        error: null,
        fee: '5000',
        note: null,
        changes: [{ mint: null, amount: '-1000', decimals: 9, symbol: null }],
        with: [{ address: wallet.address, member: expect.objectContaining({ username: '@bob' }) }],
      },
    ]);
    for (const [one, other] of [
      [ana, bob],
      [bob, ana],
    ] as const) {
      await one.browser.get(blockCalls.block, { blocked_id: other.id });
      expect(await namesIn()).toEqual([undefined, undefined, undefined]);
      expect(await browser.refused(readRecipient, { to: '@bob' })).toMatchObject({ code: 'recipient_not_found' });
      await one.browser.get(blockCalls.unblock, { blocked_id: other.id });
    }
    // A guest reads the chain too, and sees the names that everybody sees.
    const guest = program.browser({ ...ana, browser: (await testApp()).browser() });
    expect((await namesIn(guest))[0]).toBe('@bob');
  });

  it('[CHN-08] who keeps their lists to followers does not have them told here', async () => {
    const { browser, ana, bob, cid, follow } = await scene();
    await follow(ana, cid);
    await follow(cid, bob);
    expect((await browser.get(readRecipient, { to: '@bob' })).recipient.followed_by.count).toBe(1);
    await bob.browser.get(profileCalls.updateProfile, { private: true });
    const { recipient } = await browser.get(readRecipient, { to: '@bob' });
    expect(recipient).toMatchObject({ member: { username: '@bob' }, followed_by: { count: 0, names: [] } });
  });
});

describe('the address book', () => {
  it('[CHN-08] holds who was paid and who was named, last paid first, for its member alone', async () => {
    const { opened, program, browser, bob, pay, wallet } = await scene();
    const [paid, named] = [someAddress(), someAddress()];
    await browser.get(keepContact, { address: named, name: 'Landlord' });
    opened.clock.advance(1_000);
    await pay(wallet.address);
    opened.clock.advance(1_000);
    for (let times = 0; times < 2; times += 1) await pay(paid);
    const { contacts } = await browser.get(listContacts, {});
    expect(contacts.map(({ address, name, paid: times, member }) => [address, name, times, member?.username])).toEqual([
      [paid, null, 2, undefined],
      [wallet.address, null, 1, '@bob'],
      [named, 'Landlord', 0, undefined],
    ]);
    await browser.get(keepContact, { address: named, name: ' ' });
    expect((await browser.get(listContacts, {})).contacts).toHaveLength(2);
    expect((await program.browser(bob).get(listContacts, {})).contacts).toEqual([]);
    expect((await program.browser(bob).get(readRecipient, { to: paid })).recipient.paid_before).toBe(0);
  });

  it('[CHN-08] what never landed was not paid; nor, here, what landed on another network', async () => {
    const { opened, cluster, browser, ana, pay } = await scene();
    const [lost, elsewhere] = [someAddress(), someAddress()];
    cluster.fate = 'forgotten';
    await pay(lost);
    cluster.fate = { err: null, level: 'finalized' };
    await pay(elsewhere);
    expect((await browser.get(listContacts, {})).contacts.map(({ address }) => address)).toEqual([elsewhere]);
    const other = await fakeCluster();
    other.genesis = 'E1sewhere1111111111111111111111111111111111';
    const there = (await chainProgram(opened, other, walletRoutes)).browser(ana);
    expect((await there.get(listContacts, {})).contacts).toEqual([]);
  });
});

/** One letter of an address changed, so that it is too long for one. */
const wrong = (address: string): string => `${address}zz`;
