import { base58 } from '@scure/base';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BadMessage, isWritable, readMessage, readTransaction } from './message.ts';

const key = (number: number): number[] => Array.from({ length: 32 }, () => number);
const name = (number: number): string => base58.encode(Uint8Array.from(key(number)));

/** Two signers, one of them only read; one account that is changed, two that are read; the last is the program. */
const HEADER = [2, 1, 2];
const KEYS = [5, ...key(1), ...key(2), ...key(3), ...key(4), ...key(5)];
const BLOCKHASH = key(9);
const INSTRUCTION = [4, 3, 0, 2, 1, 4, 7, 8, 9, 10];
const LOOKUP = [...key(6), 1, 3, 2, 4, 5];

const legacy = [...HEADER, ...KEYS, ...BLOCKHASH, 1, ...INSTRUCTION];
const version0 = [0x80, ...legacy, 0];
const withTable = [0x80, ...legacy, 1, ...LOOKUP];
const signed = (message: readonly number[]): number[] => [
  2,
  ...Array.from({ length: 64 }, () => 1),
  ...Array.from({ length: 64 }, () => 2),
  ...message,
];

const read = (bytes: readonly number[]) => readMessage(Uint8Array.from(bytes));
const why = (bytes: readonly number[], reader: (bytes: Uint8Array) => unknown = readMessage): string => {
  try {
    reader(Uint8Array.from(bytes));
  } catch (cause) {
    if (cause instanceof BadMessage) return cause.message;
    throw cause;
  }
  return 'read';
};

describe('[CHN-06] a transaction is read to the last byte', () => {
  it('says who signs, what is changed, and what each instruction names', () => {
    const message = read(version0);
    expect(message).toEqual({
      version: 0,
      signers: 2,
      readonlySigners: 1,
      readonlyOthers: 2,
      keys: [name(1), name(2), name(3), name(4), name(5)],
      blockhash: name(9),
      instructions: [{ program: 4, accounts: [0, 2, 1], data: Uint8Array.of(7, 8, 9, 10) }],
      lookups: [],
    });
    expect([0, 1, 2, 3, 4].map((place) => isWritable(message, place))).toEqual([true, false, true, false, false]);
    expect(read(legacy)).toEqual({ ...message, version: 'legacy' });
  });

  it('counts what lookup tables bring after its own keys: those that are changed first', () => {
    const message = read(withTable);
    expect(message.lookups).toEqual([{ table: name(6), writable: [3], readonly: [4, 5] }]);
    expect([5, 6, 7].map((place) => isWritable(message, place))).toEqual([true, false, false]);
  });

  it('gives the signatures in their order, and the very bytes that they sign', () => {
    const { signatures, messageBytes, message } = readTransaction(Uint8Array.from(signed(version0)));
    expect(signatures.map(([first]) => first)).toEqual([1, 2]);
    expect([...messageBytes]).toEqual(version0);
    expect(message).toEqual(read(version0));
  });

  it.each([
    ['of version 0', signed(version0)],
    ['of the old form', signed(legacy)],
    ['with a lookup table', signed(withTable)],
  ])('refuses every truncation of a good one %s, and a byte more', (_, bytes) => {
    expect(why(bytes, readTransaction)).toBe('read');
    for (let length = 0; length < bytes.length; length += 1)
      expect(why(bytes.slice(0, length), readTransaction)).toBe('cut short');
    expect(why([...bytes, 0], readTransaction)).toBe('bytes are left over');
  });

  it('refuses or reads whatever bytes come, and never fails otherwise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => void why([...bytes], readTransaction)),
      { numRuns: 3_000 },
    );
    const place = fc.nat(signed(withTable).length - 1);
    fc.assert(
      fc.property(place, fc.nat(255), (at, byte) => {
        const bytes = signed(withTable);
        bytes[at] = byte;
        why(bytes, readTransaction);
      }),
      { numRuns: 3_000 },
    );
  });
});

const headed = (header: readonly number[], instruction = INSTRUCTION): number[] => [
  ...header,
  ...KEYS,
  ...BLOCKHASH,
  1,
  ...instruction,
];

describe('[CHN-06] what is not exactly a transaction is refused with its reason', () => {
  it.each<[string, number[], string]>([
    ['another version', [0x81, ...legacy, 0], 'its version is not known'],
    ['no signer', headed([0, 0, 0]), 'its header does not fit its keys'],
    ['all keys sign', headed([5, 0, 0]), 'read'],
    ['more signers than keys', headed([6, 0, 0]), 'its header does not fit its keys'],
    ['a payer that is only read', headed([2, 2, 0]), 'its header does not fit its keys'],
    ['more keys to read than there are', headed([2, 0, 4]), 'its header does not fit its keys'],
    ['as many as there are', headed([2, 0, 3]), 'read'],
    ['a program beyond the keys', headed(HEADER, [5, 0, 0]), 'a program is not among its keys'],
    ['the payer as a program', headed(HEADER, [0, 0, 0]), 'a program is not among its keys'],
    ['an account beyond the keys', headed(HEADER, [4, 1, 5, 0]), 'an account is not among its keys'],
    ['the last account there is', headed(HEADER, [4, 1, 4, 0]), 'read'],
    ['a key twice', [1, 0, 0, 2, ...key(1), ...key(1), ...BLOCKHASH, 0], 'a key stands there twice'],
    ['a lookup table for nothing', [0x80, ...legacy, 1, ...key(6), 0, 0], 'a lookup table is not used'],
    ['a table for one to change and one to read', [0x80, ...legacy, 1, ...key(6), 1, 0, 1, 1], 'read'],
    ['a length in a longer form', headed(HEADER, [4, 0, 0x80, 0]), 'a length is not in its shortest form'],
    ['a length of 65,535, with nothing behind it', headed(HEADER, [4, 0, 0xff, 0xff, 0x03]), 'cut short'],
    ['a length past 65,535', headed(HEADER, [4, 0, 0x80, 0x80, 0x04]), 'a length is too large'],
    ['a length without end', headed(HEADER, [4, 0, 0x80, 0x80, 0x80, 0x01]), 'a length is too long'],
  ])('%s', (_, bytes, reason) => {
    expect(why(bytes)).toBe(reason);
  });

  it('a table may bring accounts up to 64 in all, and instructions may name them', () => {
    const brings = (count: number) => {
      const places = Array.from({ length: count }, (_, place) => place);
      const [changed, onlyRead] = [places.slice(0, 20), places.slice(20)];
      const table = [...key(6), changed.length, ...changed, onlyRead.length, ...onlyRead];
      return [0x80, ...headed(HEADER, [4, 1, 4 + count, 0]), 1, ...table];
    };
    expect(why(brings(59))).toBe('read');
    expect(why(brings(60))).toBe('it names too many accounts');
  });

  it('as many signatures as signers, and no more bytes than the network takes', () => {
    expect(why([1, ...Array.from({ length: 64 }, () => 1), ...version0], readTransaction)).toBe(
      'it has not as many signatures as signers',
    );
    const filled = (bytes: number) => {
      const data = [(bytes & 0x7f) | 0x80, bytes >> 7, ...Array.from({ length: bytes }, () => 1)];
      return signed([0x80, ...headed(HEADER, [4, 0, ...data]), 0]);
    };
    const room = 1_232 - filled(200).length + 200;
    expect(filled(room)).toHaveLength(1_232);
    expect(why(filled(room), readTransaction)).toBe('read');
    expect(why(filled(room + 1), readTransaction)).toBe('it is too large');
  });
});
