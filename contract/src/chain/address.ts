import { base58 } from '@scure/base';
import * as z from 'zod/mini';

const ADDRESS_BYTES = 32;
const SIGNATURE_BYTES = 64;

const holds = (text: string, bytes: number): boolean => {
  // Longer text is not read: it would cost the square of its length.
  if (text.length > 88) return false;
  try {
    return base58.decode(text).length === bytes;
  } catch {
    return false;
  }
};

/** An address of Solana: 32 bytes, written in base58. */
export const isAddress = (text: string): boolean => holds(text, ADDRESS_BYTES);
export const isSignature = (text: string): boolean => holds(text, SIGNATURE_BYTES);

export const chainAddress = z.string().check(z.refine(isAddress, 'This is not an address on Solana'));
export const chainSignature = z.string().check(z.refine(isSignature, 'This is not the signature of a transaction'));

/** A whole number of smallest units as the chain counts them: up to 2^64 - 1. */
export const unitsText = z.string().check(z.regex(/^(0|[1-9][0-9]{0,19})$/, 'Not a valid amount'));
/** The same for a change: what left has a minus. */
export const changeText = z.string().check(z.regex(/^-?(0|[1-9][0-9]{0,19})$/, 'Not a valid amount'));
