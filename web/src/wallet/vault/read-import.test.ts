import { base58, base64, hex } from '@scure/base';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keysFromPhrase, phraseFromEntropy } from './keys.ts';
import { writeKeystore } from './keystore.ts';
import { readImport } from './read-import.ts';
import { cheapPasswords } from './testing-vault.ts';

const ABOUT = `${'abandon '.repeat(11)}about`;
const keys = keysFromPhrase(ABOUT);
const bytes = hex.decode(keys.privateKey);
const bare = { ...keys, mnemonic: null };
const mixed = hex.encode(new Uint8Array([...bytes.slice(0, 32), ...bytes.slice(0, 32)]));
const errorOf = (text: string) => {
  const read = readImport(text);
  return read.kind === 'error' ? [read.error, read.about] : read.kind;
};

afterEach(() => vi.restoreAllMocks());

describe('import', () => {
  it('[WALL-05] takes a phrase of 12, 15, 18, 21 or 24 words and derives its key (WA-04)', () => {
    for (const size of [16, 20, 24, 28, 32]) {
      const phrase = phraseFromEntropy(new Uint8Array(size).fill(7));
      expect(readImport(phrase)).toEqual({ kind: 'keys', keys: keysFromPhrase(phrase) });
    }
    expect(readImport(`\n 1. ${ABOUT.toUpperCase().replaceAll(' ', '\n')} `)).toEqual({ kind: 'keys', keys });
  });

  it('[WALL-05] takes a key as hex with and without 0x, as base64, as base58, and the list of solana-keygen', () => {
    const written = [
      keys.privateKey,
      `0x${keys.privateKey}`,
      `0X${keys.privateKey.toUpperCase()}`,
      base64.encode(bytes),
      base64.encode(bytes).replaceAll('=', ''),
      base58.encode(bytes),
      ` ${base58.encode(bytes)}\n`,
      JSON.stringify([...bytes]),
    ];
    for (const text of written) expect(readImport(text)).toEqual({ kind: 'keys', keys: bare });
  });

  it('[WALL-05] says why it refuses (WA-04)', () => {
    expect(errorOf('  ')).toEqual(['empty', undefined]);
    expect(errorOf('abandon abandon about')).toEqual(['word_count', '3']);
    expect(errorOf(`${ABOUT} about`)).toEqual(['word_count', '13']);
    expect(errorOf(ABOUT.replace('about', 'wagon2 '))).toEqual(['checksum', undefined]);
    expect(errorOf(ABOUT.replace('about', 'abuot'))).toEqual(['unknown_word', 'abuot']);
    expect(errorOf(ABOUT.replace('about', 'abandon'))).toEqual(['checksum', undefined]);
    expect(errorOf(keys.privateKey.slice(1))).toEqual(['hex_length', '127']);
    expect(errorOf(`${keys.privateKey}0`)).toEqual(['hex_length', '129']);
    expect(errorOf(keys.privateKey.slice(0, 64))).toEqual(['hex_length', '64']);
    expect(errorOf('abcd'.repeat(15))).toEqual(['length', '45']);
    expect(errorOf(keys.privateKey.replace(/^(.{10})/, '$10x'))).toEqual(['not_a_key', undefined]);
    expect(errorOf(mixed)).toEqual(['mismatch', undefined]);
    expect(errorOf(base64.encode(hex.decode(mixed)))).toEqual(['mismatch', undefined]);
    expect(errorOf(base58.encode(hex.decode(mixed)))).toEqual(['mismatch', undefined]);
    expect(errorOf(base64.encode(bytes.slice(0, 32)))).toEqual(['length', '32']);
    expect(errorOf(keys.privateKey.replace(/^./, 'x'))[0]).not.toBe('keys');
    expect(errorOf('!!!')).toEqual(['not_a_key', undefined]);
  });

  it('[WALL-05] refuses lists and files that are none', () => {
    const list = [...bytes];
    for (const wrong of [[...list.slice(0, 63), 256], [...list.slice(0, 63), -1], [...list.slice(0, 63), 1.5], ['1']])
      expect(errorOf(JSON.stringify(wrong))).toEqual(['bad_array', undefined]);
    for (const first of [0, 255]) {
      expect(errorOf(JSON.stringify([first, ...list.slice(1)]))).toEqual(['mismatch', undefined]);
    }
    expect(errorOf('[1,2')).toEqual(['bad_array', undefined]);
    expect(errorOf('[]')).toEqual(['length', '0']);
    expect(errorOf(JSON.stringify(list.slice(1)))).toEqual(['length', '63']);
    expect(errorOf(JSON.stringify(list.toReversed()))).toEqual(['mismatch', undefined]);
    for (const wrong of ['{}', '{"type":', 'null{']) expect(errorOf(wrong)[0]).toMatch(/bad_file|not_a_key/);
  });

  it('[WALL-05] takes the file that Export writes, and asks for its password', async () => {
    cheapPasswords();
    const text = await writeKeystore(keys, 'three purple otters');
    expect(readImport(text)).toEqual({ kind: 'keystore', file: JSON.parse(text) });
    expect(errorOf(text.replace('"version": 1', '"version": 2'))).toEqual(['bad_file', undefined]);
    expect(errorOf(text.replace('600000', '1000'))).toEqual(['bad_file', undefined]);
    expect(errorOf(text.slice(0, -3))).toEqual(['bad_file', undefined]);
  });
});
