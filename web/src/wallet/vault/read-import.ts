// WALL-05: whatever people have kept of a wallet elsewhere, read into keys or refused with the reason.
import { base58, base64, base64nopad, hex } from '@scure/base';
import { isKeystore } from './keystore.ts';
import type { Keystore } from './keystore.ts';
import { hasChecksum, isWord, keysFromBytes, keysFromPhrase, PHRASE_LENGTHS, wordsOf } from './keys.ts';
import type { Keys } from './keys.ts';

export type ImportError =
  | 'empty'
  | 'word_count'
  | 'unknown_word'
  | 'checksum'
  | 'hex_length'
  | 'length'
  | 'mismatch'
  | 'bad_array'
  | 'bad_file'
  | 'not_a_key';

export type Import =
  | { readonly kind: 'keys'; readonly keys: Keys }
  | { readonly kind: 'keystore'; readonly file: Keystore }
  | { readonly kind: 'error'; readonly error: ImportError; readonly about?: string };

const refuse = (error: ImportError, about?: string): Import =>
  about === undefined ? { kind: 'error', error } : { kind: 'error', error, about };

const readPhrase = (text: string): Import => {
  const words = wordsOf(text);
  if (!PHRASE_LENGTHS.includes(words.length)) return refuse('word_count', String(words.length));
  const unknown = words.find((word) => !isWord(word));
  if (unknown !== undefined) return refuse('unknown_word', unknown);
  const phrase = words.join(' ');
  return hasChecksum(phrase) ? { kind: 'keys', keys: keysFromPhrase(phrase) } : refuse('checksum');
};

const readBytes = (bytes: Uint8Array): Import => {
  if (bytes.length !== 64) return refuse('length', String(bytes.length));
  const keys = keysFromBytes(bytes);
  return keys === null ? refuse('mismatch') : { kind: 'keys', keys };
};

const isByte = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What solana-keygen writes: the 64 bytes as a list of numbers. */
const readArray = (text: string): Import => {
  const list = parse(text);
  if (!Array.isArray(list) || !list.every(isByte)) return refuse('bad_array');
  return readBytes(Uint8Array.from(list));
};

const readFile = (text: string): Import => {
  const file = parse(text);
  return isKeystore(file) ? { kind: 'keystore', file } : refuse('bad_file');
};

const decoders = [base64, base64nopad, base58];

const decodings = (text: string): Uint8Array[] =>
  decoders.flatMap(({ decode }) => {
    try {
      return [decode(text)];
    } catch {
      return [];
    }
  });

const onlyHex = /^[0-9a-f]+$/i;

const readKey = (text: string): Import => {
  const value = text.replace(/^0x/i, '');
  if (onlyHex.test(value) && value.length >= 64) {
    return value.length === 128
      ? readBytes(hex.decode(value.toLowerCase()))
      : refuse('hex_length', String(value.length));
  }
  const read = decodings(value).map(readBytes);
  const isClose = (one: Import): boolean => one.kind === 'error' && one.error === 'mismatch';
  return read.find(({ kind }) => kind === 'keys') ?? read.find(isClose) ?? read[0] ?? refuse('not_a_key');
};

export const readImport = (typed: string): Import => {
  const text = typed.trim();
  if (text === '') return refuse('empty');
  if (text.startsWith('[')) return readArray(text);
  if (text.startsWith('{')) return readFile(text);
  return /\s/.test(text) ? readPhrase(text) : readKey(text);
};
