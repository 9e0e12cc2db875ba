import { hex } from '@scure/base';
import { entropyFromPhrase, phraseFromEntropy } from './keys.ts';

/** How many different phrases so many draws give; each must come back to the bytes it was made of. */
export const countPhrases = (draws: number): number => {
  const seen = new Set<string>();
  for (let count = 0; count < draws; count += 1) {
    const entropy = crypto.getRandomValues(new Uint8Array(32));
    const phrase = phraseFromEntropy(entropy);
    if (hex.encode(entropyFromPhrase(phrase)) !== hex.encode(entropy)) throw new Error(`${count} does not come back`);
    seen.add(phrase);
  }
  return seen.size;
};
