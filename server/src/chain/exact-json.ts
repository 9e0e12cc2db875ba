// Nodes of Solana write whole numbers of 64 bits; JSON.parse would round them.
import { randomUUID } from 'node:crypto';

/** Strings, so that digits within them are left alone, and numbers. */
const TOKENS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gs;
const WHOLE = /^-?\d+$/;

/** Nobody outside knows it: no answer can pass text off as a number. */
const MARK = randomUUID();

const mark = (token: string): string =>
  WHOLE.test(token) && !Number.isSafeInteger(Number(token)) ? `{"${MARK}":"${token}"}` : token;

/** As JSON.parse, with whole numbers past 2^53 as bigints. */
export const parseExact = (text: string): unknown =>
  JSON.parse(text.replace(TOKENS, mark), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null) return value;
    const digits = (value as Readonly<Record<string, unknown>>)[MARK];
    return typeof digits === 'string' ? BigInt(digits) : value;
  });
