import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { blockCalls } from '@wagram/contract/blocks';
import { chainCalls } from '@wagram/contract/chain';
import { noticeCalls, placeOf } from '@wagram/contract/notifications';
import { walletCalls } from '@wagram/contract/wallet';
import {
  keyPair,
  linkWallet,
  people,
  signPayment,
  someAddress,
  testApp,
  transferOf,
  type KeyPair,
  type Person,
} from '#testing';

/** The test network with ana and bob, and a third who looks on; each has linked an address and has a little. */
const scene = async () => {
  const opened = await testApp({ env: { CHAIN: 'test' } });
  const [ana, bob, eve] = await people(opened, 'ana', 'bob', 'eve');
  const fill = async (person: Person): Promise<KeyPair> => {
    const wallet = await linkWallet(person);
    await person.browser.get(chainCalls.takeTestSol, { address: wallet.address });
    return wallet;
  };
  const [ofAna, ofBob] = [await fill(ana), await fill(bob)];
  const sign = async (from: KeyPair, to: string, lamports: bigint) => {
    const payload = { jsonrpc: '2.0', id: 1, method: 'getLatestBlockhash', params: [] };
    const reply = await ana.browser.request({ method: 'POST', url: '/api/chain/rpc', payload });
    const { blockhash, lastValidBlockHeight } = reply.json<{
      result: { value: { blockhash: string; lastValidBlockHeight: number } };
    }>().result.value;
    const { transaction } = signPayment(from, { to, blockhash, instruction: transferOf(lamports) });
    return { transaction, to, last_valid_height: lastValidBlockHeight };
  };
  const settle = async () => {
    for (let round = 0; round < 3; round += 1) {
      await opened.app.jobs.settle();
      await opened.app.events.settle();
    }
  };
  const hand = async (person: Person, input: Awaited<ReturnType<typeof sign>>) => {
    await person.browser.get(chainCalls.sendPayment, input);
    await settle();
  };
  const told = async ({ browser }: Person) =>
    (await browser.get(noticeCalls.listNotices, {})).notifications
      .filter(({ kind }) => kind === 'payment')
      .map((notice) => [notice.from_username, notice.message, placeOf(notice, 'own', 'acme')]);
  return { opened, ana, bob, eve, ofAna, ofBob, sign, hand, told, settle };
};

describe('whoever is paid by a member', () => {
  it('[CHN-08] hears of it once it has landed, once, with what the chain says arrived', async () => {
    const { ana, bob, ofAna, ofBob, sign, hand, told } = await scene();
    const input = await sign(ofAna, ofBob.address, 100_000_000n);
    await hand(ana, { ...input, to: someAddress() });
    await hand(ana, input);
    expect(await told(bob)).toEqual([['@ana', 'sent you 0.1 test SOL', '/wallet']]);
    expect(await told(ana)).toEqual([]);
  });

  it('[CHN-08] hears nothing of what another hands in, of what failed, and of what came from an address of nobody', async () => {
    const { ana, bob, eve, ofAna, ofBob, sign, hand, told } = await scene();
    await hand(eve, await sign(ofAna, ofBob.address, 100_000_000n));
    await hand(ana, await sign(ofAna, ofBob.address, 90_000_000_000n));
    const visitor = keyPair();
    await hand(ana, await sign(ofAna, visitor.address, 200_000_000n));
    await hand(ana, await sign(visitor, ofBob.address, 100_000_000n));
    expect(await told(bob)).toEqual([]);
  });

  it('[CHN-08] hears nothing from behind a block, nor from the shared demo account', async () => {
    const { opened, ana, bob, ofAna, ofBob, sign, hand, told } = await scene();
    await bob.browser.get(blockCalls.block, { blocked_id: ana.id });
    await hand(ana, await sign(ofAna, ofBob.address, 100_000_000n));
    expect(await told(bob)).toEqual([]);
    const browser = opened.browser();
    const { user } = await browser.get(authCalls.createUser, {});
    await ana.browser.get(walletCalls.unlinkAddress, {});
    await opened.app.db.query({
      text: 'insert into linked_addresses (member_id, address, linked_at) values ($1, $2, now())',
      values: [user.id, ofAna.address],
    });
    await hand({ ...ana, id: user.id, browser }, await sign(ofAna, ofBob.address, 50_000_000n));
    expect(await told(bob)).toEqual([]);
  });
});
