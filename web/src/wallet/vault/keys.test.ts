import { ed25519 } from '@noble/curves/ed25519.js';
import { base58, hex } from '@scure/base';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { countPhrases } from './testing-phrases.ts';
import { isAddress, shortAddress } from '../address.ts';
import {
  deriveSeed,
  entropyFromPhrase,
  hasChecksum,
  isWord,
  keysFromBytes,
  deriveKeys,
  keysFromPhrase,
  newKeys,
  phraseFromEntropy,
  signWith,
  wordsOf,
} from './keys.ts';

const ABOUT = `${'abandon '.repeat(11)}about`;
const ADDRESS = 'HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk';

// Published with BIP-39: what entropy becomes which words.
const PHRASES: readonly (readonly [string, string])[] = [
  ['00'.repeat(16), ABOUT],
  ['7f'.repeat(16), 'legal winner thank year wave sausage worth useful legal winner thank yellow'],
  ['80'.repeat(16), 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above'],
  ['ff'.repeat(16), `${'zoo '.repeat(11)}wrong`],
  ['00'.repeat(32), `${'abandon '.repeat(23)}art`],
  ['ff'.repeat(32), `${'zoo '.repeat(23)}vote`],
  [
    '68a79eaca2324873eacc50cb9c6eca8cc68ea5d936f98787c60c7ebc74e6ce7c',
    'hamster diagram private dutch cause delay private meat slide toddler razor book happy fancy gospel tennis maple dilemma loan word shrug inflict delay length',
  ],
  [
    'f585c11aec520db57dd353c69554b21a89b20fb0650966fa0a9d6f74fd989d8f',
    'void come effort suffer camp survey warrior heavy shoot primary clutch crush open amazing screen patrol group space point ten exist slush involve unfold',
  ],
];

// Published with SLIP-0010 for ed25519: seed, path, key, public key.
const KEYS: readonly (readonly [string, string, string, string])[] = [
  [
    '000102030405060708090a0b0c0d0e0f',
    'm',
    '2b4be7f19ee27bbf30c667b642d5f4aa69fd169872f8fc3059c08ebae2eb19e7',
    'a4b2856bfec510abab89753fac1ac0e1112364e7d250545963f135f2a33188ed',
  ],
  [
    '000102030405060708090a0b0c0d0e0f',
    "m/0'",
    '68e0fe46dfb67e368c75379acec591dad19df3cde26e63b93a8e704f1dade7a3',
    '8c8a13df77a28f3445213a0f432fde644acaa215fc72dcdf300d5efaa85d350c',
  ],
  [
    '000102030405060708090a0b0c0d0e0f',
    "m/0'/1'",
    'b1d0bad404bf35da785a64ca1ac54b2617211d2777696fbffaf208f746ae84f2',
    '1932a5270f335bed617d5b935c80aedb1a35bd9fc1e31acafd5372c30f5c1187',
  ],
];

// What a password costs on purpose takes a while on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

afterEach(() => vi.restoreAllMocks());

describe('a phrase', () => {
  it('[WALL-04] is that of the published vectors of BIP-39, both ways', () => {
    for (const [entropy, phrase] of PHRASES) {
      expect(phraseFromEntropy(hex.decode(entropy))).toBe(phrase);
      expect(hex.encode(entropyFromPhrase(phrase))).toBe(entropy);
    }
  });

  it('[WALL-04] gives the address that Phantom gives (WA-03)', () => {
    const keys = keysFromPhrase(ABOUT);
    expect(keys.publicKey).toBe(ADDRESS);
    expect(keys.mnemonic).toBe(ABOUT);
    expect(keys.privateKey).toHaveLength(128);
    expect(keys.privateKey.slice(64)).toBe(hex.encode(base58.decode(ADDRESS)));
  });

  it('[WALL-04] is new each time: 24 words from 256 bits of the browser, never of Math.random (WA-02)', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    const guessed = vi.spyOn(Math, 'random');
    const [one, other] = [await newKeys(), await newKeys()];
    // The curve draws a few bytes of its own, to hide what it computes.
    const drawnBytes = drawn.mock.calls.map(([bytes]) => (bytes as Uint8Array).length);
    expect(drawnBytes.filter((length) => length === 32)).toHaveLength(2);
    expect(guessed).not.toHaveBeenCalled();
    expect(one.mnemonic?.split(' ')).toHaveLength(24);
    expect(one.publicKey).not.toBe(other.publicKey);
    expect(keysFromPhrase(one.mnemonic ?? '')).toEqual(one);
  });

  it('[WALL-04] is the same where the browser computes nothing beside the page', async () => {
    const there = await deriveKeys(ABOUT);
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
    expect(await deriveKeys(ABOUT)).toEqual(there);
    expect(there).toEqual(keysFromPhrase(ABOUT));
  });

  // Ten thousand of them in phrases.fault.ts.
  it('[WALL-04] has a checksum that holds, without a double (WA-02)', () => {
    expect(countPhrases(300)).toBe(300);
  });

  it('is read as people write it, and one changed word is noticed', () => {
    expect(wordsOf('  1. Abandon\n2) ABOUT,\tzoo ')).toEqual(['abandon', 'about', 'zoo']);
    expect([isWord('zoo'), isWord('zo'), isWord('')]).toEqual([true, false, false]);
    expect(hasChecksum(ABOUT)).toBe(true);
    expect(hasChecksum(ABOUT.replace('about', 'zoo'))).toBe(false);
    expect(hasChecksum('')).toBe(false);
  });
});

describe('a key', () => {
  it('[WALL-04] has no path but of hardened steps', () => {
    for (const path of ['', '44', "44'/0'", 'm/44', "m/44'/0", "m/2147483648'", "m/x'", "m//0'"])
      expect(() => deriveSeed(new Uint8Array(32), path)).toThrow('not a path');
  });

  it('[WALL-04] is that of the published vectors of SLIP-0010', () => {
    for (const [seed, path, key, publicKey] of KEYS) {
      const derived = deriveSeed(hex.decode(seed), path);
      expect(hex.encode(derived)).toBe(key);
      expect(hex.encode(ed25519.getPublicKey(derived))).toBe(publicKey);
    }
  });

  it('[WALL-05] is refused when its halves do not belong together, or one is missing', () => {
    const bytes = hex.decode(keysFromPhrase(ABOUT).privateKey);
    expect(keysFromBytes(bytes)).toEqual({ publicKey: ADDRESS, privateKey: hex.encode(bytes), mnemonic: null });
    expect(keysFromBytes(bytes.map((byte, place) => (place === 63 ? byte ^ 1 : byte)))).toBeNull();
    expect(keysFromBytes(bytes.slice(0, 63))).toBeNull();
    expect(keysFromBytes(new Uint8Array([...bytes, 0]))).toBeNull();
  });

  it('signs what its address can be asked about', () => {
    const { privateKey, publicKey } = keysFromPhrase(ABOUT);
    const message = new TextEncoder().encode('a tram');
    const signature = signWith(privateKey, message);
    expect(ed25519.verify(signature, message, base58.decode(publicKey))).toBe(true);
    expect(ed25519.verify(signature, message.slice(1), base58.decode(publicKey))).toBe(false);
  });
});

describe('an address', () => {
  it('[WALL-06] has 32 to 44 characters that decode to 32 bytes (WA-08)', () => {
    const of = (bytes: number, value: number) => base58.encode(new Uint8Array(bytes).fill(value));
    expect([ADDRESS, of(32, 0), of(32, 255)].map(isAddress)).toEqual([true, true, true]);
    expect(of(32, 0)).toHaveLength(32);
    expect(of(32, 255)).toHaveLength(44);
    const wrong = ['', 'a', of(31, 255), of(33, 1), of(31, 0), of(33, 0), ADDRESS.replace('H', '0'), ` ${ADDRESS}`];
    expect(wrong.filter(isAddress)).toEqual([]);
    for (const letter of '0OIl') expect(isAddress(ADDRESS.slice(0, -1) + letter)).toBe(false);
    expect(isAddress('z'.repeat(44))).toBe(false);
  });

  it('is shortened to be recognised, and given whole to a camera', () => {
    expect(shortAddress(ADDRESS)).toBe('HAgk…Kpqk');
  });
});
