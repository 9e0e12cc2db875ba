import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage, someId } from '#testing';
import { keysFromPhrase, phraseFromEntropy } from './vault/keys.ts';
import { answerOffer, openWallet } from './vault/open-wallet.ts';
import { openRecord } from './vault/record.ts';
import { drawKey, seal } from './vault/seal.ts';
import { alone, GUEST, hasParked, listAsides, ownerTag, park, putInUse, readInUse, setAside, unpark } from './shelf.ts';
import { cheapPasswords, emptyShelves, fillStorage } from './vault/testing-vault.ts';

const [ana, bob] = [ownerTag(someId('ana')), ownerTag(someId('bob'))];
const keys = keysFromPhrase(`${'abandon '.repeat(11)}about`);
const kept = (key: string) => window.localStorage.getItem(`acme_${key}`);
const put = (key: string, value: unknown) => window.localStorage.setItem(`acme_${key}`, JSON.stringify(value));
const names = (prefix: string) => Object.keys(window.localStorage).filter((name) => name.startsWith(`acme_${prefix}`));
const otherKeys = () => keysFromPhrase(phraseFromEntropy(crypto.getRandomValues(new Uint8Array(16))));
const textOf = (owner: string | undefined) => JSON.stringify(openRecord(otherKeys(), { owner }));

beforeEach(() => {
  openPage();
  emptyShelves();
});
afterEach(() => vi.restoreAllMocks());

describe('an owner', () => {
  it('is told apart by sixteen letters that name nobody', () => {
    expect(ownerTag(null)).toBe(GUEST);
    expect(ana).toMatch(/^[0-9a-f]{16}$/);
    expect(ana).not.toBe(bob);
    expect(ownerTag(someId('ana'))).toBe(ana);
  });
});

describe('one tab at a time', () => {
  it('without locks the work is done all the same (WA-07)', async () => {
    for (const navigator of [{}, { locks: null }]) {
      vi.stubGlobal('navigator', navigator);
      expect(await alone(async () => 7)).toBe(7);
    }
  });
});

describe('the places of others', () => {
  it('[WALL-03] hold one wallet each; an earlier one of the same owner is set aside, the same one is not', () => {
    const [first, second] = [textOf(ana), textOf(ana)];
    expect([park(first), park(first)]).toEqual([true, true]);
    expect([kept(`wallet:${ana}`), listAsides(ana)]).toEqual([first, []]);
    expect(park(second)).toBe(true);
    expect(kept(`wallet:${ana}`)).toBe(second);
    expect(listAsides(ana)).toMatchObject([{ why: 'replaced', text: first }]);
    expect([hasParked(ana), hasParked(bob)]).toEqual([true, false]);
    expect(unpark(bob)).toBe(false);
    expect(unpark(ana)).toBe(true);
    expect([kept('wallet'), hasParked(ana)]).toEqual([second, false]);
  });

  it('[WALL-03] a guest’s is at the guest’s place', () => {
    park(textOf(undefined));
    expect(names('wallet:')).toEqual([`acme_wallet:${GUEST}`]);
  });

  it('[WALL-03] without room hold what they held, and nothing half (FT-17)', () => {
    const [first, second] = [textOf(ana), textOf(ana)];
    park(first);
    putInUse(openRecord(keys, { owner: bob }));
    const makeRoom = fillStorage();
    expect([park(second), park(textOf(bob)), unpark(ana)]).toEqual([false, false, false]);
    expect(putInUse(openRecord(otherKeys(), { owner: bob }))).toBe(false);
    expect(setAside(second, 'replaced', ana)).toBe(false);
    expect([hasParked(ana), hasParked(bob), listAsides(ana)]).toEqual([true, false, []]);
    expect(readInUse()).toMatchObject({ record: { publicKey: keys.publicKey } });
    makeRoom();
    expect(kept(`wallet:${ana}`)).toBe(first);
  });
});

describe('what was set aside', () => {
  it('[WALL-03] is listed for its owner, newest first, with its address where one can be read', () => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-15T10:00:00Z');
    setAside(JSON.stringify(openRecord(keys, { owner: ana })), 'replaced', bob);
    vi.setSystemTime('2026-11-15T11:00:00Z');
    setAside('{"cut', 'damaged', ana);
    setAside('nobody’s', 'newer');
    vi.useRealTimers();
    expect(listAsides(ana)).toMatchObject([
      { at: '2026-11-15T11:00:00.000Z', why: 'damaged', owner: ana, address: null, text: '{"cut' },
      { at: '2026-11-15T10:00:00.000Z', why: 'replaced', owner: ana, address: keys.publicKey },
    ]);
    expect(listAsides(bob)).toEqual([]);
    expect(listAsides(GUEST)).toMatchObject([{ why: 'newer', text: 'nobody’s' }]);
  });

  it('is passed over where it is none, and read as far as it makes sense', async () => {
    cheapPasswords();
    const sealed = await seal(await drawKey('otters'), 'text', 'at');
    const whole = { at: 'now', why: 'damaged', owner: ana, address: 'x', text: 'y' };
    for (const [place, odd] of [{ at: 7 }, { why: 'lost' }, { owner: 7 }, { owner: bob }].entries())
      put(`wallet-aside:${place}`, { ...whole, ...odd });
    put('wallet-aside:null', null);
    window.localStorage.setItem('acme_wallet-aside:cut', '{"cut');
    expect(listAsides(ana)).toEqual([]);
    put('wallet-aside:odd', { ...whole, address: 7, text: 7, sealed: {} });
    expect(listAsides(ana)).toEqual([
      {
        key: 'wallet-aside:odd',
        at: 'now',
        why: 'damaged',
        owner: ana,
        address: null,
        text: undefined,
        sealed: undefined,
      },
    ]);
    put('wallet-aside:odd', { ...whole, sealed });
    expect(listAsides(ana)).toEqual([{ key: 'wallet-aside:odd', ...whole, sealed }]);
  });
});

describe('an answer to an offer', () => {
  it('[WALL-03] takes nothing but a guest’s wallet', async () => {
    await openWallet(bob);
    const before = kept('wallet');
    const own = await answerOffer(ana, true);
    expect(own).toMatchObject({ state: 'ready' });
    expect(kept(`wallet:${bob}`)).toBe(before);
    expect(await openWallet(ana)).toEqual(own);
    emptyShelves();
    expect(await answerOffer(ana, true)).toMatchObject({ state: 'ready' });
    window.localStorage.setItem('acme_wallet', '{"cut');
    expect(await answerOffer(ana, true)).toMatchObject({ state: 'ready' });
    expect(listAsides(ana)).toMatchObject([{ text: '{"cut' }]);
  });

  it('[WALL-03] without room changes nothing, either way (FT-17)', async () => {
    await openWallet(GUEST);
    const before = kept('wallet');
    const makeRoom = fillStorage();
    expect([await answerOffer(ana, true), await answerOffer(ana, false)]).toEqual([
      { state: 'full' },
      { state: 'full' },
    ]);
    expect(kept('wallet')).toBe(before);
    makeRoom();
    expect(await openWallet(ana)).toMatchObject({ state: 'offered' });
  });
});
