import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { BadMessage, readMessage } from '@wagram/contract/chain';
import { offChainMessage } from '@wagram/contract/wallet';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, someId } from '#testing';
import { keysFromPhrase } from './keys.ts';
import { openKeystore } from './keystore.ts';
import type { Keystore } from './keystore.ts';
import { openWallet } from './open-wallet.ts';
import { listAsides, ownerTag } from '../shelf.ts';
import { beforeWrites, cheapPasswords, emptyShelves, everythingKept, fillStorage } from './testing-vault.ts';
import {
  bringBack,
  confirmWords,
  exportFile,
  generate,
  isUnlocked,
  lock,
  removePassword,
  replaceWith,
  reveal,
  setPassword,
  sign,
  signOffChain,
  textOfAside,
  unlock,
  VaultError,
  watchVault,
} from './vault.ts';

const ana = ownerTag(someId('ana'));
const PASSWORD = 'three purple otters';
const stored = () => window.localStorage.getItem('acme_wallet') ?? '';
const error = (what: VaultError['code']) => new VaultError(what);
const open = async () => {
  await openWallet(ana);
  return reveal(null);
};

// What a password costs on purpose takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => {
  openPage();
  emptyShelves();
  lock();
  cheapPasswords();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a wallet without a password', () => {
  it('shows what it holds, signs, and is unlocked', async () => {
    const { publicKey, mnemonic } = await open();
    expect(keysFromPhrase(mnemonic ?? '').publicKey).toBe(publicKey);
    expect(isUnlocked()).toBe(true);
    await unlock('whatever');
    const message = new Uint8Array([1, 2, 3]);
    expect(ed25519.verify(await sign(message), message, base58.decode(publicKey))).toBe(true);
  });

  it('before there is one, nothing can be done with it', async () => {
    expect(isUnlocked()).toBe(false);
    await expect(reveal(null)).rejects.toEqual(error('no_wallet'));
  });
});

describe('a wallet password', () => {
  it('[WALL-03] leaves nothing in clear, also of what was set aside (P6, WA-01)', async () => {
    const first = await open();
    await generate(ana);
    const second = await reveal(null);
    expect(everythingKept()).toContain(first.privateKey);
    await setPassword(ana, null, PASSWORD);
    for (const { privateKey, mnemonic } of [first, second]) {
      for (const secret of [privateKey, privateKey.slice(0, 64), mnemonic ?? '?']) {
        expect(everythingKept()).not.toContain(secret);
      }
    }
    expect(await openWallet(ana)).toMatchObject({ address: second.publicKey, hasPassword: true, words: 24 });
    expect(await reveal(PASSWORD)).toEqual(second);
  });

  it('is asked for each time something is shown, and once a visit for the rest (WA-06, WA-07)', async () => {
    const secrets = await open();
    await setPassword(ana, null, PASSWORD);
    expect(isUnlocked()).toBe(true);
    await expect(reveal(null)).rejects.toEqual(error('locked'));
    await expect(reveal('three purple otter')).rejects.toEqual(error('wrong_password'));
    const heard = vi.fn();
    const stop = watchVault(heard);
    lock();
    expect(heard).toHaveBeenCalledOnce();
    stop();
    expect(isUnlocked()).toBe(false);
    for (const act of [() => sign(new Uint8Array(1)), () => exportFile('x'), () => generate(ana)]) {
      await expect(act()).rejects.toEqual(error('locked'));
    }
    await expect(unlock('three')).rejects.toEqual(error('wrong_password'));
    expect(isUnlocked()).toBe(false);
    await unlock(PASSWORD);
    expect(await sign(new Uint8Array(1))).toHaveLength(64);
    expect(await reveal(PASSWORD)).toEqual(secrets);
  });

  it('locks by itself five minutes after the last sign of life (WA-07)', async () => {
    await open();
    await setPassword(ana, null, PASSWORD);
    vi.useFakeTimers();
    await unlock(PASSWORD);
    vi.advanceTimersByTime(299_000);
    window.dispatchEvent(new Event('pointerdown'));
    vi.advanceTimersByTime(299_000);
    expect(isUnlocked()).toBe(true);
    vi.advanceTimersByTime(1_000);
    expect(isUnlocked()).toBe(false);
  });

  it('stays with a new or imported wallet, which never lies in clear (WA-01)', async () => {
    await open();
    await setPassword(ana, null, PASSWORD);
    const writes: string[] = [];
    beforeWrites((_key, text) => writes.push(text));
    await generate(ana);
    const keys = keysFromPhrase(`${'abandon '.repeat(11)}about`);
    await replaceWith(ana, keys);
    const made = listAsides(ana).map(({ address }) => address);
    expect(made).toHaveLength(2);
    expect(writes.length).toBeGreaterThan(3);
    expect(writes.join('\n')).not.toMatch(/privateKey|mnemonic|abandon/);
    expect(await reveal(PASSWORD)).toEqual(keys);
    expect(isUnlocked()).toBe(true);
    expect(JSON.parse(stored())).toMatchObject({ owner: ana, publicKey: keys.publicKey, words: 12 });
  });

  it('is changed and removed by who knows it', async () => {
    const secrets = await open();
    await setPassword(ana, null, PASSWORD);
    await expect(setPassword(ana, 'wrong', 'another one')).rejects.toEqual(error('wrong_password'));
    await expect(setPassword(ana, null, 'another one')).rejects.toEqual(error('locked'));
    await setPassword(ana, PASSWORD, 'another one');
    await expect(reveal(PASSWORD)).rejects.toEqual(error('wrong_password'));
    await expect(removePassword(PASSWORD)).rejects.toEqual(error('wrong_password'));
    await removePassword('another one');
    expect(await reveal(null)).toEqual(secrets);
    expect(JSON.parse(stored())).toMatchObject({ owner: ana });
  });

  it('one changed bit, and nothing opens (WA-07)', async () => {
    await open();
    await setPassword(ana, null, PASSWORD);
    const record = JSON.parse(stored()) as { sealed: { data: string } };
    const { data } = record.sealed;
    record.sealed.data = (data.startsWith('A') ? 'B' : 'A') + data.slice(1);
    window.localStorage.setItem('acme_wallet', JSON.stringify(record));
    await expect(reveal(PASSWORD)).rejects.toEqual(error('wrong_password'));
    lock();
    await expect(unlock(PASSWORD)).rejects.toEqual(error('wrong_password'));
    expect(isUnlocked()).toBe(false);
  });
});

describe('a backup', () => {
  it('[WALL-02] counts once the words at their places are right', async () => {
    const words = (await open()).mnemonic?.split(' ') ?? [];
    const asked = (places: number[]) => new Map(places.map((place) => [place, ` ${words[place - 1]?.toUpperCase()} `]));
    expect(await confirmWords(new Map())).toBe(false);
    expect(await confirmWords(asked([1, 13, 24]).set(13, 'tram'))).toBe(false);
    expect(await openWallet(ana)).toMatchObject({ isBackedUp: false });
    expect(await confirmWords(asked([1, 13, 24]))).toBe(true);
    expect(await openWallet(ana)).toMatchObject({ isBackedUp: true });
    // The mark stays behind a password, and a new wallet has none.
    await setPassword(ana, null, PASSWORD);
    expect(await openWallet(ana)).toMatchObject({ isBackedUp: true, hasPassword: true });
    await generate(ana);
    expect(await openWallet(ana)).toMatchObject({ isBackedUp: false });
  });

  it('[WALL-02] as a file opens with the password it was given', async () => {
    const secrets = await open();
    const file = JSON.parse(await exportFile('of the file')) as Keystore;
    expect(await openKeystore(file, 'of the file')).toEqual(secrets);
  });
});

describe('what was set aside', () => {
  it('[WALL-03] comes back, and the one in use is set aside in its place (WA-05)', async () => {
    const first = await open();
    await generate(ana);
    const second = await reveal(null);
    const [aside] = listAsides(ana);
    expect(aside).toMatchObject({ why: 'replaced', address: first.publicKey });
    await bringBack(ana, aside!, null);
    expect(await reveal(null)).toEqual(first);
    expect(listAsides(ana)).toMatchObject([{ address: second.publicKey }]);
  });

  it('[WALL-03] comes back from damage as far as it is whole, and is kept where it is not (WA-05)', async () => {
    const first = await open();
    window.localStorage.setItem('acme_wallet', stored().slice(0, stored().indexOf('"mnemonic"') + 40));
    await openWallet(ana);
    await bringBack(ana, listAsides(ana)[0]!, null);
    expect(await reveal(null)).toEqual({ ...first, mnemonic: null });
    window.localStorage.setItem('acme_wallet', 'beyond help');
    await openWallet(ana);
    const lost = listAsides(ana).find(({ text }) => text === 'beyond help')!;
    await expect(bringBack(ana, lost, null)).rejects.toEqual(error('not_readable'));
    expect(await textOfAside(lost, null)).toBe('beyond help');
    expect(listAsides(ana)).toContainEqual(lost);
  });

  it('behind a password comes back with it alone', async () => {
    const first = await open();
    await generate(ana);
    await setPassword(ana, null, PASSWORD);
    const [aside] = listAsides(ana);
    expect(aside?.text).toBeUndefined();
    await expect(bringBack(ana, aside!, null)).rejects.toEqual(error('locked'));
    await expect(bringBack(ana, aside!, 'wrong')).rejects.toEqual(error('wrong_password'));
    await bringBack(ana, aside!, PASSWORD);
    expect(await reveal(PASSWORD)).toEqual(first);
    expect(everythingKept()).not.toContain(first.privateKey);
    // Locked as it was when it was replaced.
    const [locked] = listAsides(ana);
    await bringBack(ana, locked!, null);
    await expect(reveal(null)).rejects.toEqual(error('locked'));
    expect((await reveal(PASSWORD)).publicKey).toBe(locked?.address);
  });
});

describe('without room', () => {
  it('nothing changes, and it is said (WA-05, FT-17)', async () => {
    const secrets = await open();
    const before = stored();
    const makeRoom = fillStorage();
    for (const act of [() => setPassword(ana, null, PASSWORD), () => generate(ana)]) {
      await expect(act()).rejects.toEqual(error('no_room'));
      expect(stored()).toBe(before);
    }
    makeRoom();
    expect(await reveal(null)).toEqual(secrets);
    expect(isUnlocked()).toBe(true);
  });

  it('[CHN-13] signs a text in a frame that no transaction begins with, and no text that hides a letter', async () => {
    const { publicKey } = await open();
    const signature = await signOffChain('Is this yours?\nYes');
    const framed = offChainMessage('Is this yours?\nYes');
    expect(ed25519.verify(signature, framed, base58.decode(publicKey))).toBe(true);
    expect(framed[0]).toBe(0xff);
    expect(() => readMessage(framed)).toThrow(BadMessage);
    for (const text of ['', 'a\u200bb', 'pаy', 'a\rb', 'a'.repeat(1_001)])
      await expect(signOffChain(text)).rejects.toEqual(error('not_readable'));
  });
});
