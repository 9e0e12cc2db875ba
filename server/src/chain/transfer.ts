import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import {
  AccountRole,
  address as toAddress,
  appendTransactionMessageInstructions,
  blockhash as toBlockhash,
  compileTransactionMessage,
  createTransactionMessage,
  getCompiledTransactionMessageEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  type Instruction,
} from '@solana/kit';
import { RpcRefusal } from './port.ts';

const INVALID_PARAMS = -32_602;
const SYSTEM = '11111111111111111111111111111111';
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const TRANSFER = 2;

/** Whoever can sign for an address. */
export interface Signer {
  readonly address: string;
  sign(message: Uint8Array): Uint8Array;
}

export interface Transfer {
  readonly to: string;
  readonly lamports: bigint;
  readonly note?: string | undefined;
}

const instructionsOf = (from: string, { to, lamports, note }: Transfer): Instruction[] => {
  const data = new Uint8Array(12);
  const view = new DataView(data.buffer);
  view.setUint32(0, TRANSFER, true);
  view.setBigUint64(4, lamports, true);
  const pay = {
    programAddress: toAddress(SYSTEM),
    accounts: [
      { address: toAddress(from), role: AccountRole.WRITABLE_SIGNER },
      { address: toAddress(to), role: AccountRole.WRITABLE },
      // Two equal payments in one slot would have equal bytes, and be one.
      { address: toAddress(base58.encode(randomBytes(32))), role: AccountRole.READONLY },
    ],
    data,
  };
  return note === undefined ? [pay] : [pay, { programAddress: toAddress(MEMO), data: new TextEncoder().encode(note) }];
};

/** A payment of SOL by a key of the server's own, or of the demo's; signed, and good for as long as the blockhash. */
export const signTransfer = (from: Signer, transfer: Transfer, blockhash: string): Uint8Array => {
  if (transfer.to === SYSTEM) throw new RpcRefusal(INVALID_PARAMS, 'Invalid params: nobody can hold SOL there');
  // Nothing here asks for the height: whoever sends it knows how long the blockhash is good.
  const lifetime = { blockhash: toBlockhash(blockhash), lastValidBlockHeight: 0n };
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(toAddress(from.address), empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructionsOf(from.address, transfer), timed),
  );
  const bytes = Uint8Array.from(getCompiledTransactionMessageEncoder().encode(compileTransactionMessage(message)));
  return Uint8Array.from([1, ...from.sign(bytes), ...bytes]);
};
