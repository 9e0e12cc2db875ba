import { beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { keysFromPhrase } from './keys.ts';
import { isKeystore, writeKeystore } from './keystore.ts';
import { countWords, openRecord, readRecord, readSecrets } from './record.ts';
import { isWhole, salvage } from './salvage.ts';
import { drawKey, seal } from './seal.ts';
import type { Sealed } from './seal.ts';
import { cheapPasswords } from './testing-vault.ts';

const ABOUT = `${'abandon '.repeat(11)}about`;
const keys = keysFromPhrase(ABOUT);
const bare = { publicKey: keys.publicKey, privateKey: keys.privateKey };
const unchecked = { ...openRecord({ ...bare, mnemonic: null }, {}), check: undefined };
const damaged = { state: 'unreadable', why: 'damaged' };
const read = (value: unknown) => readRecord(JSON.stringify(value));
let sealed: Sealed;

beforeAll(async () => {
  cheapPasswords();
  sealed = await seal(await drawKey('three purple otters'), JSON.stringify(keys), keys.publicKey);
});
afterAll(() => vi.restoreAllMocks());

describe('a wallet in the open', () => {
  it('[WALL-03] is read with its marks, and written so that the owner survives a cut end', () => {
    expect(readRecord(null)).toEqual({ state: 'none' });
    const record = openRecord(keys, { owner: 'ana', backedUp: true });
    expect(JSON.stringify(record)).toMatch(/^\{"version":1,"owner":"ana","backedUp":true,"publicKey"/);
    expect(read(record)).toEqual({ state: 'open', record });
    expect(read({ ...bare, mnemonic: null })).toEqual({ state: 'open', record: unchecked });
  });

  it('[WALL-03] takes no mark and no version that is none', () => {
    for (const odd of [{ owner: 7 }, { backedUp: 'yes' }, { backedUp: 1 }, { version: '2' }, { version: 0 }])
      expect(read({ ...bare, ...odd })).toEqual({ state: 'open', record: unchecked });
    expect(read({ ...bare, version: 2 })).toEqual({ state: 'unreadable', why: 'newer' });
  });

  it('[WALL-03] is damaged when a part of it is missing or belongs to another', () => {
    const other = keysFromPhrase(`${'zoo '.repeat(11)}wrong`);
    const wrong: object[] = [
      { privateKey: keys.privateKey },
      { publicKey: keys.publicKey },
      { ...bare, publicKey: 7 },
      { ...bare, publicKey: other.publicKey },
      { ...bare, privateKey: keys.privateKey.toUpperCase() },
      { ...bare, privateKey: `${keys.privateKey}00` },
      { ...bare, privateKey: keys.privateKey.slice(2) },
      { ...bare, mnemonic: 7 },
    ];
    for (const value of wrong) {
      expect(read(value)).toEqual(damaged);
      expect(readSecrets(JSON.stringify(value))).toBeNull();
    }
    for (const text of ['', '7', 'null', '[]', '"x"', 'true', '{"cut']) {
      expect(readRecord(text)).toEqual(damaged);
      expect(readSecrets(text)).toBeNull();
    }
    expect(readSecrets(JSON.stringify(keys))).toEqual(keys);
  });

  it('[WALL-03] is damaged when a letter was changed since it was written', () => {
    const record = openRecord(keys, { owner: 'ana' });
    const changed = [
      { privateKey: keys.privateKey.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
      { mnemonic: ABOUT.replace('about', 'zoo') },
      { mnemonic: undefined },
      { check: '00' },
      { check: null },
    ];
    for (const change of changed) expect(read({ ...record, ...change })).toEqual(damaged);
    expect(read({ ...record, owner: 'bob', backedUp: true })).toMatchObject({ state: 'open' });
  });

  it('is whole when its key signs for its address and its phrase has its checksum', () => {
    expect(isWhole(keys)).toBe(true);
    expect(isWhole({ ...bare, mnemonic: null })).toBe(true);
    expect(isWhole({ ...keys, mnemonic: ABOUT.replace('about', 'zoo') })).toBe(false);
    expect(isWhole({ ...keys, privateKey: `00${keys.privateKey.slice(2)}` })).toBe(false);
    expect(isWhole({ ...keys, publicKey: keysFromPhrase(`${'zoo '.repeat(11)}wrong`).publicKey })).toBe(false);
  });

  it('counts the words of its phrase', () => {
    expect([ABOUT, null, undefined].map(countWords)).toEqual([12, 0, 0]);
  });

  it('is salvaged however its text was laid out, from the first whole part', () => {
    expect(salvage(`{"mnemonic" : "${ABOUT}", "privateKey": "x`)).toEqual(keys);
    expect(salvage(`{"mnemonic"\n:\n"${ABOUT.toUpperCase()}"`)).toEqual(keys);
    expect(salvage(`{"mnemonic":"abandon about","privateKey":"${keys.privateKey}"`)).toEqual({
      ...bare,
      mnemonic: null,
    });
    expect(salvage(`${'0'.repeat(128)} ${keys.privateKey}`)).toEqual({ ...bare, mnemonic: null });
    expect(salvage(keys.privateKey.slice(1))).toBeNull();
  });
});

describe('a locked wallet', () => {
  it('[WALL-03] is read without its password, and is damaged without its address or its seal', () => {
    const locked = { publicKey: keys.publicKey, words: 12, sealed };
    const marks = { version: 1, owner: undefined, backedUp: undefined };
    expect(read(locked)).toEqual({ state: 'locked', record: { ...marks, ...locked } });
    expect(read({ ...locked, words: '12' })).toMatchObject({ state: 'locked', record: { words: 0 } });
    expect(read({ ...locked, owner: 'ana', backedUp: true })).toMatchObject({
      record: { owner: 'ana', backedUp: true },
    });
    for (const odd of [{ publicKey: 7 }, { publicKey: 'short' }, { sealed: {} }, { sealed: null }])
      expect(read({ ...locked, ...odd })).toEqual(damaged);
  });
});

describe('an exported file', () => {
  it('[WALL-02] is known by its type, its version, its address and its seal', async () => {
    const file = JSON.parse(await writeKeystore(keys, 'of the file')) as object;
    expect(isKeystore(file)).toBe(true);
    for (const odd of [
      { type: 'x' },
      { version: 2 },
      { version: '1' },
      { publicKey: 'x' },
      { publicKey: 7 },
      { sealed: {} },
    ])
      expect(isKeystore({ ...file, ...odd })).toBe(false);
    for (const nothing of [null, undefined, 'x', 7]) expect(isKeystore(nothing)).toBe(false);
  });
});
