// Somebody with a key on Solana, and the transactions that they sign.
import { createPublicKey, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { base58 } from '@scure/base';

export interface KeyPair {
  readonly address: string;
  sign(message: Uint8Array): Uint8Array;
}

const addressOf = (key: KeyObject): string => {
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' });
  return base58.encode(der.subarray(-32));
};

export const keyPair = (): KeyPair => {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { address: addressOf(privateKey), sign: (message) => new Uint8Array(sign(null, message, privateKey)) };
};

export const someAddress = (): string => base58.encode(randomBytes(32));

const SYSTEM_PROGRAM = '11111111111111111111111111111111';

export interface Instruction {
  readonly program: string;
  readonly accounts: readonly number[];
  readonly data: Uint8Array;
}

/** Lamports from the first to the second account. */
export const transferOf = (lamports: bigint): Instruction => {
  const data = Buffer.alloc(12);
  data.writeUInt32LE(2);
  data.writeBigUInt64LE(lamports, 4);
  return { program: SYSTEM_PROGRAM, accounts: [0, 1], data };
};

export interface Payment {
  readonly to?: string;
  readonly blockhash?: string;
  readonly instruction?: Instruction;
}

/** A transaction in base64, with its signature as others name it. */
export const signPayment = (
  from: KeyPair,
  { to = someAddress(), blockhash = someAddress(), instruction = transferOf(1_000n) }: Payment = {},
): { transaction: string; signature: string } => {
  const { program, accounts, data } = instruction;
  const message = Buffer.concat([
    Buffer.from([1, 0, 1, 3]),
    ...[from.address, to, program, blockhash].map((key) => base58.decode(key)),
    Buffer.from([1, 2, accounts.length, ...accounts, data.length]),
    data,
  ]);
  const signature = from.sign(message);
  const transaction = Buffer.concat([Buffer.from([1]), signature, message]).toString('base64');
  return { transaction, signature: base58.encode(signature) };
};
