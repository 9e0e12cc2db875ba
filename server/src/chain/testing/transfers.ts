// Signed transactions for tests, made without any client.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { base58 } from '@scure/base';
import type { ChainNetwork } from '../port.ts';

const SYSTEM = '11111111111111111111111111111111';

export interface TestWallet {
  readonly address: string;
  sign(message: Uint8Array): Uint8Array;
}

export const testWallet = (): TestWallet => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const address = base58.encode(Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url'));
  return { address, sign: (message) => sign(null, message, privateKey) };
};

export const someAddress = (): string => base58.encode(randomBytes(32));

export const latestBlockhash = async (network: ChainNetwork): Promise<{ blockhash: string; height: number }> => {
  const { value } = (await network.ask('getLatestBlockhash', [])) as {
    value: { blockhash: string; lastValidBlockHeight: number };
  };
  return { blockhash: value.blockhash, height: value.lastValidBlockHeight };
};

/** A transfer of SOL with a reference that makes its bytes its own. */
export const transferMessage = (from: string, to: string, lamports: bigint, blockhash: string): Uint8Array => {
  const keys = [from, to, someAddress(), SYSTEM].map((key) => base58.decode(key));
  const data = Buffer.alloc(12);
  data.writeUInt32LE(2, 0);
  data.writeBigUInt64LE(lamports, 4);
  const head = [0x80, 1, 0, 2, keys.length];
  const body = [1, 3, 3, 0, 1, 2, data.length, ...data];
  return Uint8Array.from([...head, ...keys.flatMap((key) => [...key]), ...base58.decode(blockhash), ...body, 0]);
};

export const signedBy = ({ sign: signWith }: TestWallet, message: Uint8Array): Uint8Array =>
  Uint8Array.from([1, ...signWith(message), ...message]);

export const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const sendBytes = (network: ChainNetwork, bytes: Uint8Array): Promise<unknown> =>
  network.ask('sendTransaction', [asText(bytes), { encoding: 'base64' }]);

export const balanceOf = async (network: ChainNetwork, address: string): Promise<bigint> => {
  const { value } = (await network.ask('getBalance', [address])) as { value: bigint | number };
  return BigInt(value);
};
