import { describe, expect, it } from 'vitest';
import { authCalls } from '@wagram/contract/auth';
import { base58 } from '@scure/base';
import { offChainMessage, walletCalls } from '@wagram/contract/wallet';
import { keyPair, linkWallet, people, testApp, type KeyPair, type Person } from '#testing';

const { askChallenge, linkAddress, readLinked, readRecipient, unlinkAddress } = walletCalls;

const env = { CHAIN: 'off', PUBLIC_URL: 'https://acme.example', DEMO: 'off' };

/** A challenge with its answer. */
const answer = async ({ browser }: Person, wallet: KeyPair) => {
  const { address } = wallet;
  const { nonce, text } = await browser.get(askChallenge, { address });
  return { text, input: { address, nonce, signature: base58.encode(wallet.sign(offChainMessage(text))) } };
};

describe('an address of one’s own', () => {
  it('[CHN-13] is linked by signing what names the server, the profile, the address and a number', async () => {
    const opened = await testApp({ env });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const wallet = keyPair();
    const { text, input } = await answer(ana, wallet);
    expect(text.split('\n').slice(0, 5)).toEqual([
      'acme.example asks: is this address yours?',
      '',
      'Profile: @ana',
      `Address: ${wallet.address}`,
      `Number: ${input.nonce}`,
    ]);
    expect(offChainMessage(text)[0]).toBe(0xff);
    expect(await ana.browser.get(readLinked, {})).toMatchObject({ linked: null });
    const { linked } = await ana.browser.get(linkAddress, input);
    expect(linked).toEqual({
      address: wallet.address,
      linked_at: opened.clock.now().toISOString(),
      is_shown: true,
    });
    expect(await bob.browser.get(readLinked, {})).toMatchObject({ linked: null });
    const { recipient } = await bob.browser.get(readRecipient, { to: '@ana' });
    expect(recipient).toMatchObject({ address: wallet.address, member: { username: '@ana' } });
    await ana.browser.get(unlinkAddress, {});
    expect(await ana.browser.get(readLinked, {})).toMatchObject({ linked: null });
    expect(await bob.browser.refused(readRecipient, { to: '@ana' })).toMatchObject({ code: 'no_linked_address' });
  });

  it('[CHN-13] a challenge is answered once, within five minutes, by its member, for its address', async () => {
    const opened = await testApp({ env });
    const [ana, bob] = await people(opened, 'ana', 'bob');
    const [wallet, other] = [keyPair(), keyPair()];
    const gone = { status: 410, code: 'challenge_gone' };

    const { input } = await answer(ana, wallet);
    expect(await bob.browser.refused(linkAddress, input)).toMatchObject(gone);
    expect(await ana.browser.refused(linkAddress, { ...input, address: other.address })).toMatchObject(gone);
    const tries = await Promise.all(Array.from({ length: 10 }, () => ana.browser.ask(linkAddress, input)));
    expect(tries.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(410)]);

    const late = await answer(ana, other);
    opened.clock.advance(300_000);
    expect(await ana.browser.refused(linkAddress, late.input)).toMatchObject(gone);
    expect((await ana.browser.get(readLinked, {})).linked?.address).toBe(wallet.address);
  });

  it('[CHN-13] a signature of another key, of bare text or of another challenge links nothing, and uses the number up', async () => {
    const [ana] = await people(await testApp({ env }), 'ana');
    const [wallet, other] = [keyPair(), keyPair()];
    const first = await answer(ana, wallet);
    const bare = (text: string) => base58.encode(wallet.sign(Buffer.from(text)));
    for (const sign of [
      (text: string) => base58.encode(other.sign(offChainMessage(text))),
      bare,
      () => first.input.signature,
    ]) {
      const { text, input } = await answer(ana, wallet);
      const wrong = { ...input, signature: sign(text) };
      expect(await ana.browser.refused(linkAddress, wrong)).toMatchObject({ status: 400, code: 'wrong_signature' });
      expect(await ana.browser.refused(linkAddress, input)).toMatchObject({ code: 'challenge_gone' });
    }
    expect((await ana.browser.get(readLinked, {})).linked).toBe(null);
  });

  it('[CHN-13] belongs to one profile; a new one takes the place of the old one', async () => {
    const [ana, bob] = await people(await testApp({ env }), 'ana', 'bob');
    const wallet = await linkWallet(ana);
    const { input } = await answer(bob, wallet);
    expect(await bob.browser.refused(linkAddress, input)).toMatchObject({ status: 409, code: 'address_taken' });
    const next = await linkWallet(ana);
    expect((await ana.browser.get(readLinked, {})).linked?.address).toBe(next.address);
    await linkWallet(bob, wallet);
    expect((await ana.browser.get(readRecipient, { to: wallet.address })).recipient.member?.username).toBe('@bob');
  });

  it('[CHN-13] the shared demo account keeps the one it has', async () => {
    const opened = await testApp({ env: { CHAIN: 'off' } });
    const browser = opened.browser();
    await browser.get(authCalls.createUser, {});
    for (const refused of [
      await browser.refused(askChallenge, { address: keyPair().address }),
      await browser.refused(unlinkAddress, {}),
    ])
      expect(refused).toMatchObject({ status: 403, code: 'demo_cannot_link' });
  });

  it('few challenges are kept, whoever asks for many', async () => {
    const opened = await testApp({ env });
    const [ana] = await people(opened, 'ana');
    for (let count = 0; count < 8; count += 1) await ana.browser.get(askChallenge, { address: keyPair().address });
    const { rows } = await opened.app.database.pool.query('select count(*)::int as open from link_challenges');
    expect(rows).toEqual([{ open: 5 }]);
  });
});
