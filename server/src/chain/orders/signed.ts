import { chainErrors, readTransaction, type Message } from '@wagram/contract/chain';
import { base58 } from '@scure/base';
import { fail } from '#kernel';
import { isSignedBy } from '../keys/ed25519.ts';

const SYSTEM_PROGRAM = '11111111111111111111111111111111';
const ADVANCE_NONCE = 4;

/** Its blockhash is a number that is used up, and good for years: nobody could ever say that it has expired. */
const hasDurableNonce = ({ instructions, keys }: Message): boolean => {
  const first = instructions[0];
  if (first === undefined || keys[first.program] !== SYSTEM_PROGRAM || first.data.length < 4) return false;
  return Buffer.from(first.data).readUInt32LE() === ADVANCE_NONCE;
};

const read = (bytes: Uint8Array) => {
  try {
    return readTransaction(bytes);
  } catch {
    return fail(chainErrors, 'not_a_transaction');
  }
};

/** The name of a transaction that could land as it stands: whole, with every signature, and for a short time only. */
export const signatureOf = (bytes: Uint8Array): string => {
  const { signatures, messageBytes, message } = read(bytes);
  if (hasDurableNonce(message)) fail(chainErrors, 'not_a_transaction');
  const isSigned = signatures.every((signature, place) =>
    isSignedBy(message.keys[place] ?? '', messageBytes, signature),
  );
  const [first] = signatures;
  if (!isSigned || first === undefined) fail(chainErrors, 'not_signed');
  return base58.encode(first);
};
