// Nodes of Solana write whole numbers of 64 bits; JSON.parse would round them.

/** Strings, so that digits within them are left alone, and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const WHOLE = /^-?\d+$/;

/** The same JSON, in which each whole number that would be rounded is what `write` makes of its digits. */
export const rewriteLong = (json: string, write: (digits: string) => string): string =>
  json.replace(TOKENS, (token) => (WHOLE.test(token) && !Number.isSafeInteger(Number(token)) ? write(token) : token));
