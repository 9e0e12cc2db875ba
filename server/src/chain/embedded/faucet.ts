import { base58 } from '@scure/base';
import { randomBytes } from 'node:crypto';
import {
  appendTransactionMessageInstructions,
  address as toAddress,
  blockhash as toBlockhash,
  compileTransactionMessage,
  createTransactionMessage,
  getCompiledTransactionMessageEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  AccountRole,
  type Instruction,
} from '@solana/kit';
import { BLOCKHASH_SLOTS } from '@wagram/contract/chain';
import type { ServerKey } from '../keyring.ts';
import type { EmbeddedChain, Landed } from './embedded-chain.ts';
import { SYSTEM_PROGRAM } from './programs.ts';

const TRANSFER = 2;

const transferOf = (from: string, to: string, lamports: bigint): Instruction => {
  const data = new Uint8Array(12);
  const view = new DataView(data.buffer);
  view.setUint32(0, TRANSFER, true);
  view.setBigUint64(4, lamports, true);
  return {
    programAddress: toAddress(SYSTEM_PROGRAM),
    accounts: [
      { address: toAddress(from), role: AccountRole.WRITABLE_SIGNER },
      { address: toAddress(to), role: AccountRole.WRITABLE },
      // Two equal gifts in one slot would have equal bytes, and be one.
      { address: toAddress(base58.encode(randomBytes(32))), role: AccountRole.READONLY },
    ],
    data,
  };
};

/** Lamports out of the account that held them all on the first day. */
export const giveFrom = async (
  chain: EmbeddedChain,
  faucet: ServerKey,
  to: string,
  lamports: bigint,
): Promise<Landed> => {
  const slot = chain.slots.now();
  const lifetime = {
    blockhash: toBlockhash(chain.slots.hashAt(slot)),
    lastValidBlockHeight: BigInt(slot + BLOCKHASH_SLOTS),
  };
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(toAddress(faucet.address), empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions([transferOf(faucet.address, to, lamports)], timed),
  );
  const bytes = Uint8Array.from(getCompiledTransactionMessageEncoder().encode(compileTransactionMessage(message)));
  return chain.send(Uint8Array.from([1, ...faucet.sign(bytes), ...bytes]));
};
