// Asks the network, by way of this server: JSON-RPC 2.0, one question at a time.
import { rewriteLong } from '@wagram/contract/chain';
import type { RpcMethod } from '@wagram/contract/chain';
import { askText } from '#kernel';

export type AskChain = (method: RpcMethod, params: readonly unknown[]) => Promise<unknown>;

/** The network has answered, with a refusal of its own or with something that cannot be read; its words are not for people. */
export class ChainRefusal extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.name = 'ChainRefusal';
    this.code = code;
  }
}

/** As JSON.parse, with whole numbers past 2^53 as texts; `wholeOf` reads both. */
export const parseExact = (text: string): unknown => JSON.parse(rewriteLong(text, (digits) => `"${digits}"`));

/** One field of an answer; undefined where there is none, whatever came instead. */
export const fieldOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const unreadable = (): ChainRefusal => new ChainRefusal(0, 'unreadable');

/** A whole number as the network writes it, exact also past 2^53. */
export const wholeOf = (value: unknown): bigint => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^[0-9]{1,20}$/.test(value)) return BigInt(value);
  throw unreadable();
};

export const textOf = (value: unknown): string => {
  if (typeof value === 'string') return value;
  throw unreadable();
};

export const listOf = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) return value;
  throw unreadable();
};

export const askChain: AskChain = async (method, params) => {
  const text = await askText('/api/chain/rpc', { jsonrpc: '2.0', id: 1, method, params });
  let reply: unknown;
  try {
    reply = parseExact(text);
  } catch {
    throw unreadable();
  }
  const error = fieldOf(reply, 'error');
  if (error !== undefined && error !== null)
    throw new ChainRefusal(Number(fieldOf(error, 'code')), textOf(fieldOf(error, 'message')));
  const result = fieldOf(reply, 'result');
  if (result === undefined) throw unreadable();
  return result;
};

export interface Lifetime {
  readonly blockhash: string;
  /** Above this height the network no longer takes what was signed with it. */
  readonly lastValidHeight: number;
}

export const askLifetime = async (ask: AskChain): Promise<Lifetime> => {
  const value = fieldOf(await ask('getLatestBlockhash', [{ commitment: 'confirmed' }]), 'value');
  return {
    blockhash: textOf(fieldOf(value, 'blockhash')),
    lastValidHeight: Number(wholeOf(fieldOf(value, 'lastValidBlockHeight'))),
  };
};
