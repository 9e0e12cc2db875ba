import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, someId } from '#testing';
import { keysFromPhrase } from './keys.ts';
import { answerOffer, openWallet } from './open-wallet.ts';
import type { ReadyWallet } from './open-wallet.ts';
import { salvage } from './salvage.ts';
import { GUEST, listAsides, ownerTag } from '../shelf.ts';
import { emptyShelves, fillStorage } from './testing-vault.ts';

const kept = (key = 'acme_wallet') => window.localStorage.getItem(key);
const ana = ownerTag(someId('01890a5d-ac96-774b-bcce-b302099a8057'));
const bob = ownerTag(someId('01890a5d-ac96-774b-bcce-b302099a8058'));
const ready = async (tag: string): Promise<ReadyWallet> => {
  const opened = await openWallet(tag);
  if (opened.state !== 'ready') throw new Error(`it is ${opened.state}`);
  return opened;
};

const freshPage = () => {
  openPage();
  emptyShelves();
};
// What a password costs on purpose takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(freshPage);
afterEach(() => vi.restoreAllMocks());

describe('the first visit', () => {
  it('[WALL-03] makes a wallet, stored as documented, and the next finds it', async () => {
    const made = await ready(ana);
    const stored = JSON.parse(kept() ?? '') as { publicKey: string; privateKey: string; mnemonic: string };
    expect(stored.publicKey).toBe(made.address);
    expect(stored.privateKey).toMatch(/^[0-9a-f]{128}$/);
    expect(keysFromPhrase(stored.mnemonic)).toMatchObject({ publicKey: made.address, privateKey: stored.privateKey });
    expect(made).toMatchObject({ hasPassword: false, words: 24, isBackedUp: false, isKept: true });
    expect(await ready(ana)).toEqual(made);
  });

  it('[WALL-03] takes a wallet that another client of the documents has stored', async () => {
    const { publicKey, privateKey, mnemonic } = keysFromPhrase(`${'abandon '.repeat(11)}about`);
    window.localStorage.setItem('acme_wallet', JSON.stringify({ publicKey, privateKey, mnemonic }));
    expect(await ready(GUEST)).toMatchObject({ address: publicKey, words: 12 });
    window.localStorage.setItem('acme_wallet', JSON.stringify({ publicKey, privateKey }));
    expect(await ready(GUEST)).toMatchObject({ address: publicKey, words: 0 });
    expect(listAsides(GUEST)).toEqual([]);
  });

  it('one tab at a time: the work waits for the lock of the brand (WA-07)', async () => {
    const request = vi.fn((_name: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal('navigator', { locks: { request } });
    await Promise.all([openWallet(ana), openWallet(ana)]);
    expect(request.mock.calls.map(([name]) => name)).toEqual(['acme-wallet', 'acme-wallet']);
  });
});

describe('on a shared device', () => {
  it('[SEC-02] each member has a wallet of their own, and nobody is named in the storage', async () => {
    const hers = await ready(ana);
    const his = await ready(bob);
    expect(his.address).not.toBe(hers.address);
    expect(JSON.parse(kept() ?? '')).toMatchObject({ publicKey: his.address });
    expect((await ready(ana)).address).toBe(hers.address);
    expect((await ready(bob)).address).toBe(his.address);
    const guests = await ready(GUEST);
    expect([hers.address, his.address]).not.toContain(guests.address);
    expect((await ready(ana)).address).toBe(hers.address);
    expect(JSON.stringify(Object.entries(window.localStorage))).not.toContain('01890a5d');
    expect(listAsides(ana)).toEqual([]);
  });

  it('[WALL-03] a guest’s wallet is offered to the member who signs in; taken, it is theirs', async () => {
    const made = await ready(GUEST);
    expect(await openWallet(ana)).toEqual({ state: 'offered', address: made.address });
    expect(await openWallet(ana)).toEqual({ state: 'offered', address: made.address });
    expect(await answerOffer(ana, true)).toMatchObject({ state: 'ready', address: made.address });
    expect((await ready(ana)).address).toBe(made.address);
    expect((await ready(GUEST)).address).not.toBe(made.address);
  });

  it('[WALL-03] left alone, it waits for the next guest', async () => {
    const made = await ready(GUEST);
    const own = await answerOffer(ana, false);
    expect(own).toMatchObject({ state: 'ready' });
    expect((await ready(GUEST)).address).toBe(made.address);
    expect(await ready(ana)).toEqual(own);
    // Who has one here already is not asked.
    await ready(GUEST);
    expect(await ready(ana)).toEqual(own);
  });
});

describe('a wallet that cannot be read', () => {
  const spoil = async (change: (text: string) => string): Promise<{ address: string; text: string }> => {
    freshPage();
    const { address } = await ready(ana);
    const text = change(kept() ?? '');
    window.localStorage.setItem('acme_wallet', text);
    return { address, text };
  };

  it('[WALL-03] is set aside word for word, and another is made (WA-05, FT-17)', async () => {
    const damages: ((text: string) => string)[] = [
      (text) => text.slice(0, -9),
      (text) => text.slice(0, 60),
      (text) => text.replace(/"privateKey":"./, (start) => start.slice(0, -1) + (start.endsWith('0') ? '1' : '0')),
      (text) => text.replace(/"publicKey":"./, (start) => start.slice(0, -1) + (start.endsWith('1') ? '2' : '1')),
      (text) => text.replace(/"mnemonic":"\w+/, '"mnemonic":"tramway'),
      (text) => text.replace(/"privateKey":"[0-9a-f]+"/, '"privateKey":7'),
      () => '',
      () => 'null',
      () => '[]',
      () => '"text"',
    ];
    for (const damage of damages) {
      const { address, text } = await spoil(damage);
      const next = await ready(ana);
      expect(next.address).not.toBe(address);
      expect(listAsides(ana)).toMatchObject([{ why: 'damaged', text }]);
      // It is not told again, and not moved again.
      expect(await ready(ana)).toEqual(next);
      expect(listAsides(ana)).toHaveLength(1);
    }
  });

  it('[WALL-03] was written without a check: its key is proven once, and damage to it is found', async () => {
    const first = await ready(ana);
    const unchecked = (text: string): string => text.replace(/,"check":"[^"]+"/, '');
    const checked = kept() ?? '';
    window.localStorage.setItem('acme_wallet', unchecked(checked));
    expect(await ready(ana)).toEqual(first);
    expect(kept()).toBe(checked);
    const spoils: ((text: string) => string)[] = [
      (text) => text.replace(/"privateKey":"[0-9a-f]{9}/, '"privateKey":"000000000'),
      (text) => text.replace(/"mnemonic":"\w+/, '"mnemonic":"tramway'),
    ];
    for (const spoilt of spoils) {
      const { address, text } = await spoil((stored) => spoilt(unchecked(stored)));
      expect((await ready(ana)).address).not.toBe(address);
      expect(listAsides(ana)).toMatchObject([{ why: 'damaged', text }]);
    }
  });

  it('[WALL-03] from a newer version is set aside as such (WA-05)', async () => {
    const { text } = await spoil((stored) => stored.replace('"version":1', '"version":2'));
    await ready(ana);
    expect(listAsides(ana)).toMatchObject([{ why: 'newer', text }]);
  });

  it('of another member is theirs to bring back, also when its end is cut off', async () => {
    const { text } = await spoil((stored) => stored.slice(0, -20));
    await ready(bob);
    expect(listAsides(bob)).toEqual([]);
    expect(listAsides(ana)).toMatchObject([{ text }]);
  });

  it('gives back what is whole in it: the phrase, or else the key (WA-05)', async () => {
    const { address, text } = await spoil((stored) => stored.replace(/"publicKey":"[^"]+"/, '"publicKey":"x"'));
    expect(salvage(text)).toMatchObject({ publicKey: address });
    expect(salvage(text)?.mnemonic?.split(' ')).toHaveLength(24);
    const cut = await spoil((stored) => stored.slice(0, stored.indexOf('"mnemonic"') + 40));
    expect(salvage(cut.text)).toMatchObject({ publicKey: cut.address, mnemonic: null });
    const flipped = await spoil((stored) => stored.replace(/"privateKey":"[0-9a-f]{9}/, '"privateKey":"000000000'));
    expect(salvage(flipped.text)?.publicKey).toBe(flipped.address);
    expect(salvage('nothing')).toBeNull();
    expect(salvage('0'.repeat(128))).toBeNull();
  });
});

describe('without room', () => {
  it('[WALL-03] a wallet is made all the same, and said not to be kept (FT-17)', async () => {
    const makeRoom = fillStorage();
    const made = await ready(ana);
    expect(made.isKept).toBe(false);
    expect(await ready(ana)).toEqual(made);
    makeRoom();
  });

  it('nothing that lies there is touched (WA-05)', async () => {
    await ready(ana);
    const before = kept();
    const makeRoom = fillStorage();
    expect(await openWallet(bob)).toEqual({ state: 'full' });
    expect(kept()).toBe(before);
    makeRoom();
    window.localStorage.setItem('acme_wallet', '{"cut');
    const again = fillStorage();
    expect(await openWallet(ana)).toEqual({ state: 'full' });
    expect(kept()).toBe('{"cut');
    again();
    expect((await openWallet(ana)).state).toBe('ready');
    expect(listAsides(ana)).toMatchObject([{ text: '{"cut' }]);
  });
});
