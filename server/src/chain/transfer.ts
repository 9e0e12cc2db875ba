import { randomBytes } from 'node:crypto';
import { base58 } from '@scure/base';
import { AccountRole, address as toAddress, type Instruction } from '@solana/kit';
import { signMessage, type Signer } from './orders/own-message.ts';
import { RpcRefusal } from './network/port.ts';

const INVALID_PARAMS = -32_602;
const SYSTEM = '11111111111111111111111111111111';
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const TRANSFER = 2;

export interface Transfer {
  readonly to: string;
  readonly lamports: bigint;
  readonly note?: string | undefined;
}

export const memo = (text: string): Instruction => ({
  programAddress: toAddress(MEMO),
  data: new TextEncoder().encode(text),
});

export const paySol = (from: string, to: string, lamports: bigint): Instruction => {
  const data = new Uint8Array(12);
  const view = new DataView(data.buffer);
  view.setUint32(0, TRANSFER, true);
  view.setBigUint64(4, lamports, true);
  return {
    programAddress: toAddress(SYSTEM),
    accounts: [
      { address: toAddress(from), role: AccountRole.WRITABLE_SIGNER },
      { address: toAddress(to), role: AccountRole.WRITABLE },
      // Two equal payments in one slot would have equal bytes, and be one.
      { address: toAddress(base58.encode(randomBytes(32))), role: AccountRole.READONLY },
    ],
    data,
  };
};

const instructionsOf = (from: string, { to, lamports, note }: Transfer): Instruction[] =>
  note === undefined ? [paySol(from, to, lamports)] : [paySol(from, to, lamports), memo(note)];

/** A payment of SOL by a key of the server's own, or of the demo's; signed, and good for as long as the blockhash. */
export const signTransfer = (from: Signer, transfer: Transfer, blockhash: string): Uint8Array => {
  if (transfer.to === SYSTEM) throw new RpcRefusal(INVALID_PARAMS, 'Invalid params: nobody can hold SOL there');
  return signMessage(from, instructionsOf(from.address, transfer), blockhash);
};
