import type { MemberId } from '@wagram/contract/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, someId } from '#testing';
import { dropStoredUser, keepStoredUser } from '#kernel';
import { openWallet } from './vault/open-wallet.ts';
import { canSeal } from './vault/seal.ts';
import { listAsides, ownerTag } from './shelf.ts';
import { cheapPasswords, emptyShelves } from './vault/testing-vault.ts';
import {
  bringBack,
  confirmWords,
  forgetAside,
  generate,
  isUnlocked,
  lock,
  lockAfter,
  replaceWith,
  reveal,
  setPassword,
  sign,
  textOfAside,
  unlock,
  VaultError,
  watchVault,
} from './vault/vault.ts';

const ana = ownerTag(someId('ana'));
const PASSWORD = 'three purple otters';
const IDLE = 300_000;
const stored = () => window.localStorage.getItem('acme_wallet') ?? '';
const restore = (text: string) => window.localStorage.setItem('acme_wallet', text);
const error = (what: VaultError['code']) => new VaultError(what);
const member = (name: string) => ({ id: someId<MemberId>(name), username: `@${name}` });
const openLocked = async () => {
  await openWallet(ana);
  const secrets = await reveal(null);
  await setPassword(ana, null, PASSWORD);
  return secrets;
};

beforeEach(() => {
  openPage();
  emptyShelves();
  lock();
  cheapPasswords();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('an unlocked wallet', () => {
  it('locks after as many minutes as were chosen, also when they are chosen while it is open', async () => {
    await openLocked();
    vi.useFakeTimers();
    await unlock(PASSWORD);
    lockAfter(60);
    vi.advanceTimersByTime(3_599_999);
    expect(isUnlocked()).toBe(true);
    lockAfter(1);
    vi.advanceTimersByTime(59_999);
    expect(isUnlocked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isUnlocked()).toBe(false);
    window.localStorage.setItem('acme_wallet-lock', 'never');
    await unlock(PASSWORD);
    vi.advanceTimersByTime(IDLE);
    expect(isUnlocked()).toBe(false);
  });

  it('stays so while somebody moves, in whatever way, and hears nothing once it is locked (WA-07)', async () => {
    await openLocked();
    vi.useFakeTimers();
    await unlock(PASSWORD);
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
      vi.advanceTimersByTime(IDLE - 1);
      window.dispatchEvent(new Event(name));
    }
    vi.advanceTimersByTime(IDLE - 1);
    expect(isUnlocked()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isUnlocked()).toBe(false);
    for (const name of ['pointerdown', 'keydown', 'wheel', 'touchstart']) window.dispatchEvent(new Event(name));
    expect(vi.getTimerCount()).toBe(0);
    await unlock(PASSWORD);
    lock();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('locks when another member comes or this one goes, and not for a change of name (WA-07, SEC-02)', async () => {
    keepStoredUser(member('ana'));
    await openLocked();
    keepStoredUser({ ...member('ana'), username: '@anna' });
    expect(isUnlocked()).toBe(true);
    dropStoredUser();
    expect(isUnlocked()).toBe(false);
    keepStoredUser(member('ana'));
    await unlock(PASSWORD);
    keepStoredUser(member('bob'));
    expect(isUnlocked()).toBe(false);
    // Bob's own visit ends when he goes, not when somebody else's would have.
    await unlock(PASSWORD);
    expect(isUnlocked()).toBe(true);
    keepStoredUser(member('ana'));
    expect(isUnlocked()).toBe(false);
  });

  it('is locked to whoever changed it in another window: the key is of the wallet and its password (WA-07)', async () => {
    await openLocked();
    const [first, second] = [stored(), 'another purple otter'];
    await setPassword(ana, PASSWORD, second);
    expect(await sign(new Uint8Array(1))).toHaveLength(64);
    restore(first);
    await expect(sign(new Uint8Array(1))).rejects.toEqual(error('locked'));
    await unlock(PASSWORD);
    await generate(ana);
    restore(first);
    expect(isUnlocked()).toBe(false);
    await expect(sign(new Uint8Array(1))).rejects.toEqual(error('locked'));
  });

  it('tells whoever watches of every change, until they stop', async () => {
    const heard = vi.fn();
    const stop = watchVault(heard);
    const times = async (act: () => unknown) => {
      heard.mockClear();
      await act();
      return heard.mock.calls.length;
    };
    await openWallet(ana);
    const words = (await reveal(null)).mnemonic?.split(' ') ?? [];
    expect(await times(() => confirmWords(new Map([[1, words[0] ?? '']])))).toBe(1);
    expect(await times(() => generate(ana))).toBe(1);
    expect(await times(() => bringBack(ana, listAsides(ana)[0]!, null))).toBe(2);
    expect(await times(() => forgetAside(listAsides(ana)[0]!))).toBe(1);
    expect(listAsides(ana)).toEqual([]);
    expect(await times(() => setPassword(ana, null, PASSWORD))).toBe(2);
    expect(await times(() => unlock(PASSWORD))).toBe(1);
    expect(await times(lock)).toBe(1);
    stop();
    expect(await times(lock)).toBe(0);
  });
});

describe('a wallet that is replaced', () => {
  it('by itself is not set aside, and stays its owner’s', async () => {
    await openWallet(ana);
    const secrets = await reveal(null);
    await replaceWith(ana, secrets);
    expect(listAsides(ana)).toEqual([]);
    expect(await reveal(null)).toEqual(secrets);
    expect(JSON.parse(stored())).toMatchObject({ owner: ana });
  });

  it('while a password is being set gets none: it is said that it was changed', async () => {
    await openWallet(ana);
    const first = stored();
    await generate(ana);
    const setting = setPassword(ana, null, PASSWORD);
    restore(first);
    await expect(setting).rejects.toEqual(error('no_wallet'));
    expect(stored()).toBe(first);
    expect(isUnlocked()).toBe(true);
  });

  it('and locked keeps its owner when it comes back', async () => {
    const first = await openLocked();
    await generate(ana);
    const [aside] = listAsides(ana);
    expect(await textOfAside(aside!, null)).toContain('"sealed"');
    window.localStorage.setItem(
      `acme_${aside!.key}`,
      JSON.stringify({ ...aside, text: aside!.text?.replace(ana, 'x') }),
    );
    await bringBack(ana, listAsides(ana)[0]!, null);
    expect(JSON.parse(stored())).toMatchObject({ owner: ana, publicKey: first.publicKey });
    expect(await textOfAside({ ...aside!, text: undefined }, null)).toBe('');
  });
});

describe('an error', () => {
  it('has a name and says what it is, and no more', () => {
    expect(error('locked')).toMatchObject({ name: 'VaultError', message: 'locked', code: 'locked' });
  });
});

describe('sealing', () => {
  it('needs what a page on plain http has not', () => {
    for (const crypto of [undefined, {}]) {
      vi.stubGlobal('crypto', crypto);
      expect(canSeal()).toBe(false);
    }
  });
});
