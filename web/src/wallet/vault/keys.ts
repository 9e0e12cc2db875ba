// A wallet's keys: the phrase of BIP-39, the key that SLIP-0010 derives from it, and the address. Nothing here is kept.
import { ed25519 } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { base58, hex } from '@scure/base';
import { entropyToMnemonic, mnemonicToEntropy, mnemonicToSeedSync, mnemonicToSeedWebcrypto } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

export interface Keys {
  /** The address: base58 of the public half. */
  readonly publicKey: string;
  /** Hex of 64 bytes: the seed of the key, then its public half. */
  readonly privateKey: string;
  readonly mnemonic: string | null;
}

/** Where Phantom and other Solana wallets look for the first account. */
export const PATH = "m/44'/501'/0'/0'";
const ENTROPY_BYTES = 32;
export const PHRASE_LENGTHS: readonly number[] = [12, 15, 18, 21, 24];

const joined = (seed: Uint8Array, publicHalf: Uint8Array): string => hex.encode(seed) + hex.encode(publicHalf);

const fromSeed = (seed: Uint8Array, mnemonic: string | null): Keys => {
  const publicHalf = ed25519.getPublicKey(seed);
  return { publicKey: base58.encode(publicHalf), privateKey: joined(seed, publicHalf), mnemonic };
};

/** Null when the second half is not the public key of the first: such a value cannot sign for its address. */
export const keysFromBytes = (bytes: Uint8Array): Keys | null => {
  if (bytes.length !== 64) return null;
  const keys = fromSeed(bytes.slice(0, 32), null);
  return keys.privateKey === hex.encode(bytes) ? keys : null;
};

export const phraseFromEntropy = (entropy: Uint8Array): string => entropyToMnemonic(entropy, wordlist);
export const entropyFromPhrase = (phrase: string): Uint8Array => mnemonicToEntropy(phrase, wordlist);

/** As people write a phrase: any case, any space, numbers left out by themselves. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');

export const isWord = (word: string): boolean => wordlist.includes(word);

export const hasChecksum = (phrase: string): boolean => {
  try {
    return entropyFromPhrase(phrase).length > 0;
  } catch {
    return false;
  }
};

const CURVE = new TextEncoder().encode('ed25519 seed');
const HARDENED = 0x80_00_00_00;

const stepsOf = (path: string): readonly number[] => {
  const [root, ...steps] = path.split('/');
  const numbers = steps.map((step) => (/^\d{1,10}'$/.test(step) ? Number.parseInt(step, 10) : Number.NaN));
  if (root !== 'm' || !numbers.every((number) => number < HARDENED)) throw new Error('not a path of hardened steps');
  return numbers;
};

/** SLIP-0010: the key at a path below a master seed. This curve knows hardened steps alone, and they need no point of it. */
export const deriveSeed = (master: Uint8Array, path: string): Uint8Array => {
  let node = hmac(sha512, CURVE, master);
  for (const step of stepsOf(path)) {
    const data = new Uint8Array(37);
    data.set(node.subarray(0, 32), 1);
    new DataView(data.buffer).setUint32(33, HARDENED + step);
    node = hmac(sha512, node.subarray(32), data);
  }
  return node.slice(0, 32);
};

/** WALL-04. The phrase has been checked. */
export const keysFromPhrase = (phrase: string, path = PATH): Keys =>
  fromSeed(deriveSeed(mnemonicToSeedSync(phrase), path), phrase);

/** The same, beside the page: 2,048 rounds would hold a phone up. A browser offers that on safe addresses alone. */
export const deriveKeys = async (phrase: string, path = PATH): Promise<Keys> =>
  globalThis.crypto?.subtle !== undefined
    ? fromSeed(deriveSeed(await mnemonicToSeedWebcrypto(phrase), path), phrase)
    : keysFromPhrase(phrase, path);

export const newKeys = (): Promise<Keys> =>
  deriveKeys(phraseFromEntropy(crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES))));

export const signWith = (privateKey: string, message: Uint8Array): Uint8Array =>
  ed25519.sign(message, hex.decode(privateKey).slice(0, 32));

export const isSignedBy = (address: string, message: Uint8Array, signature: Uint8Array): boolean => {
  try {
    return ed25519.verify(signature, message, base58.decode(address));
  } catch {
    return false;
  }
};
