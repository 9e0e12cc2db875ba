// What is done with a text that may be damaged: whether its key signs for its address, and what can be saved of it.
import { hex } from '@scure/base';
import { hasChecksum, keysFromBytes, keysFromPhrase, PHRASE_LENGTHS, wordsOf } from './keys.ts';
import type { Keys } from './keys.ts';

/** A key that signs for its address, and a phrase whose words were not changed. */
export const isWhole = ({ publicKey, privateKey, mnemonic }: Keys): boolean =>
  keysFromBytes(hex.decode(privateKey))?.publicKey === publicKey && (mnemonic === null || hasChecksum(mnemonic));

/** A whole phrase first, because it brings its key along, else a whole key. */
export const salvage = (text: string): Keys | null => {
  const phrase = wordsOf(/"mnemonic"\s*:\s*"([^"]*)"/.exec(text)?.[1] ?? '');
  if (PHRASE_LENGTHS.includes(phrase.length) && hasChecksum(phrase.join(' '))) return keysFromPhrase(phrase.join(' '));
  for (const [found] of text.matchAll(/[0-9a-f]{128}/g)) {
    const keys = keysFromBytes(hex.decode(found));
    if (keys !== null) return keys;
  }
  return null;
};
