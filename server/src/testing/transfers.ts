// Signed transactions for tests, made without any client.
import { base58 } from '@scure/base';
import type { ChainNetwork } from '#chain';
import { someAddress, transferOf, type KeyPair } from './key-pair.ts';

export const latestBlockhash = async (network: ChainNetwork): Promise<{ blockhash: string; height: number }> => {
  const { value } = (await network.ask('getLatestBlockhash', [])) as {
    value: { blockhash: string; lastValidBlockHeight: number };
  };
  return { blockhash: value.blockhash, height: value.lastValidBlockHeight };
};

/** A transfer of SOL with a reference that makes its bytes its own. */
export const transferMessage = (from: string, to: string, lamports: bigint, blockhash: string): Uint8Array => {
  const { program, data } = transferOf(lamports);
  const keys = [from, to, someAddress(), program].map((key) => base58.decode(key));
  const head = [0x80, 1, 0, 2, keys.length];
  const body = [1, 3, 3, 0, 1, 2, data.length, ...data];
  return Uint8Array.from([...head, ...keys.flatMap((key) => [...key]), ...base58.decode(blockhash), ...body, 0]);
};

export const signedBy = (wallet: KeyPair, message: Uint8Array): Uint8Array =>
  Uint8Array.from([1, ...wallet.sign(message), ...message]);

export const asText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

export const sendBytes = (network: ChainNetwork, bytes: Uint8Array): Promise<unknown> =>
  network.ask('sendTransaction', [asText(bytes), { encoding: 'base64' }]);

export const balanceOf = async (network: ChainNetwork, address: string): Promise<bigint> => {
  const { value } = (await network.ask('getBalance', [address])) as { value: bigint | number };
  return BigInt(value);
};
