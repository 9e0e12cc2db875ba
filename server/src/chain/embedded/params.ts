// What clients send is checked here: the names are those of Solana's own nodes.
import { base58 } from '@scure/base';
import { isAddress, isSignature, TRANSACTION_BYTES } from '@wagram/contract/chain';
import { RpcRefusal } from '../network/port.ts';
import { INVALID_PARAMS } from './transaction.ts';

export type Options = Readonly<Record<string, unknown>>;

const invalid = (why: string): RpcRefusal => new RpcRefusal(INVALID_PARAMS, `Invalid params: ${why}`);

export const addressOf = (param: unknown): string => {
  if (typeof param !== 'string' || !isAddress(param)) throw invalid('not an address');
  return param;
};

export const signatureOf = (param: unknown): string => {
  if (typeof param !== 'string' || !isSignature(param)) throw invalid('not a signature');
  return param;
};

export const listOf = <T>(param: unknown, read: (item: unknown) => T, max: number): T[] => {
  if (!Array.isArray(param)) throw invalid('not a list');
  if (param.length > max) throw invalid(`more than ${max} at once`);
  return param.map(read);
};

export const optionsOf = (param: unknown): Options => {
  if (param === undefined || param === null) return {};
  if (typeof param !== 'object' || Array.isArray(param)) throw invalid('options are not an object');
  return param as Options;
};

/** A whole number that is not negative, within what 64 bits hold. */
export const wholeOf = (param: unknown, max: bigint = 2n ** 64n - 1n): bigint => {
  const isWhole = typeof param === 'bigint' || (typeof param === 'number' && Number.isSafeInteger(param));
  if (!isWhole || BigInt(param) < 0n || BigInt(param) > max) throw invalid('not a whole number');
  return BigInt(param);
};

/** Base64 holds three bytes in four characters, base58 fewer; longer text is not read. */
const TEXT_MAX = TRANSACTION_BYTES * 2;

export const bytesOf = (param: unknown, encoding: unknown = 'base58'): Uint8Array => {
  if (typeof param !== 'string' || param.length > TEXT_MAX) throw invalid('the transaction is too large');
  if (encoding === 'base64') return new Uint8Array(Buffer.from(param, 'base64'));
  if (encoding !== 'base58') throw invalid('the encoding is not known');
  try {
    return base58.decode(param);
  } catch {
    throw invalid('not base58');
  }
};
