// An account as nodes of Solana show it, in the encoding that was asked for.
import { base58 } from '@scure/base';
import { RpcRefusal } from '../network/port.ts';
import type { BuiltInAccount } from './machine-types.ts';
import { optionsOf, wholeOf, type Options } from './params.ts';
import { amountView, readMint, readTokenAccount, TOKEN_PROGRAM } from './programs.ts';
import { INVALID_PARAMS } from './transaction.ts';

const RENT_EPOCH = 2n ** 64n - 1n;
/** Base58 of more would take too long. */
const BASE58_MAX = 128;

/** Decimals of a mint, for token accounts that are shown as parsed. */
export type DecimalsOf = (mint: string) => Promise<number>;

const parsedOf = async (account: BuiltInAccount, decimalsOf: DecimalsOf): Promise<object | null> => {
  const mint = readMint(account);
  if (mint !== null) {
    const { authority: mintAuthority, supply, decimals, isInitialized, freezeAuthority } = mint;
    const info = { mintAuthority, supply: supply.toString(), decimals, isInitialized, freezeAuthority };
    return { type: 'mint', info };
  }
  const token = readTokenAccount(account);
  if (token === null) return null;
  const decimals = await decimalsOf(token.mint);
  const { mint: mintAddress, holder: owner, state, isNative, delegate } = token;
  const delegated = delegate === null ? {} : { delegate, delegatedAmount: amountView(token.delegated, decimals) };
  const info = { mint: mintAddress, owner, tokenAmount: amountView(token.amount, decimals), state, isNative };
  return { type: 'account', info: { ...info, ...delegated } };
};

const sliceOf = (data: Uint8Array, options: Options): Uint8Array => {
  if (options['dataSlice'] === undefined || options['dataSlice'] === null) return data;
  const { offset, length } = optionsOf(options['dataSlice']);
  const from = Number(wholeOf(offset, 2n ** 32n));
  return data.slice(from, from + Number(wholeOf(length, 2n ** 32n)));
};

export const accountView = async (
  account: BuiltInAccount | null,
  options: Options,
  decimalsOf: DecimalsOf,
): Promise<object | null> => {
  if (account === null) return null;
  const { lamports, owner, executable, data } = account;
  const head = { lamports, owner, executable, rentEpoch: RENT_EPOCH, space: data.length };
  const { encoding } = options;
  if (encoding === 'jsonParsed') {
    const parsed = await parsedOf(account, decimalsOf);
    const program = owner === TOKEN_PROGRAM ? 'spl-token' : 'spl-token-2022';
    if (parsed !== null) return { ...head, data: { program, parsed, space: data.length } };
  }
  const slice = sliceOf(data, options);
  if (encoding === 'base58' || encoding === undefined || encoding === null) {
    if (slice.length > BASE58_MAX)
      throw new RpcRefusal(INVALID_PARAMS, 'Encoded binary (base58) data should be less than 128 bytes, use base64');
    return { ...head, data: encoding === 'base58' ? [base58.encode(slice), 'base58'] : base58.encode(slice) };
  }
  return { ...head, data: [Buffer.from(slice).toString('base64'), 'base64'] };
};
