import type { NetworkKind, RpcMethod } from '@wagram/contract/chain';

/**
 * A network of Solana, wherever it runs. Everything above it asks in the words of Solana's own nodes, so that the test
 * network in the database and a cluster elsewhere are one to them.
 */
export interface ChainNetwork {
  readonly kind: NetworkKind;
  /** What tells this network from every other. Throws NetworkUnreachable as long as it has never answered. */
  genesis(): Promise<string>;
  /**
   * The result of one request. Whole numbers past 2^53 are bigints in it: read numbers with BigInt(). Throws RpcRefusal
   * for what the network says no to, NetworkUnreachable when nobody can say.
   */
  ask(method: RpcMethod, params: readonly unknown[]): Promise<unknown>;
  /** The address that gives test SOL; null where nobody does. */
  faucet?(): Promise<string | null>;
  /** The mint of this server's own token, on a network that is its own; null until somebody has asked it anything. */
  ownMint?(): string | null;
}

/** What the network answered instead of a result, with the numbers of JSON-RPC. */
export class RpcRefusal extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message);
    this.name = 'RpcRefusal';
  }
}

/** Nobody answered, or not in a way that can be understood: what was asked for may have happened or not. */
export class NetworkUnreachable extends Error {
  constructor(why: string) {
    super(why);
    this.name = 'NetworkUnreachable';
  }
}
