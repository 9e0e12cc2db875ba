// Tokens from somebody's own wallet, as a wallet would send them.
import { AccountRole, address as toAddress } from '@solana/kit';
import { composeMessage, payTokens, type OwnToken } from '#chain';
import type { KeyPair } from './key-pair.ts';
import type { TestApp } from './test-app.ts';

const TOKEN_PROGRAM = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';

export interface TokenPayment {
  readonly token: Pick<OwnToken, 'mint' | 'decimals'>;
  readonly to: string;
  readonly amount: bigint;
  readonly references?: readonly string[];
  /** Sent although it will fail, as a node without a look of its own would. */
  readonly isBlind?: boolean;
}

interface Reply {
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Asks the network of the program as any tool would. */
export const rpc = async (opened: TestApp, method: string, params: readonly unknown[]): Promise<Reply> => {
  const payload = { jsonrpc: '2.0', id: 1, method, params };
  return (await opened.browser().request({ method: 'POST', url: '/api/chain/rpc', payload })).json() as Reply;
};

/** Test SOL for whoever is to pay. */
export const giveSol = async (opened: TestApp, address: string): Promise<void> => {
  const taken = await rpc(opened, 'requestAirdrop', [address, 1_000_000_000]);
  if (taken.error !== undefined) throw new Error(taken.error.message);
};

/** Answers its signature, or what the network said. */
export const sendTokens = async (
  opened: TestApp,
  from: KeyPair,
  { token, to, amount, references = [], isBlind = false }: TokenPayment,
): Promise<string> => {
  const { result } = await rpc(opened, 'getLatestBlockhash', []);
  const { blockhash } = (result as { value: { blockhash: string } }).value;
  const instructions = await payTokens({ ...token, program: TOKEN_PROGRAM }, from.address, to, amount);
  const carried = references.map((key) => ({ address: toAddress(key), role: AccountRole.READONLY }));
  const all = instructions.map((instruction, place) =>
    place === instructions.length - 1
      ? { ...instruction, accounts: [...(instruction.accounts ?? []), ...carried] }
      : instruction,
  );
  const message = composeMessage(from.address, all, blockhash);
  const wire = Buffer.concat([Buffer.from([1]), from.sign(message), message]).toString('base64');
  const reply = await rpc(opened, 'sendTransaction', [wire, { encoding: 'base64', skipPreflight: isBlind }]);
  return reply.error === undefined ? String(reply.result) : reply.error.message;
};
