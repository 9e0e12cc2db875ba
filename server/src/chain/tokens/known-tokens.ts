// Which tokens this server can name. What any other one calls itself proves nothing.
import type { KnownTokenView } from '@wagram/contract/chain';
import type { Config } from '#kernel';
import type { ChainNetwork } from '../network/port.ts';

export type KnownTokens = ReadonlyMap<string, KnownTokenView>;

/** Of these mints, those that somebody here vouches for. */
export type TokenNames = (mints: readonly string[]) => Promise<KnownTokens>;

export interface TokenBook {
  readonly find: TokenNames;
  /** A room that makes tokens tells what they are called. */
  add(names: TokenNames): void;
}

/** A network together with the names of its tokens. */
export interface NamedNetwork extends ChainNetwork {
  readonly book: TokenBook;
}

/** This server's own token: the one that was minted on its test network, or the one that the operator names. */
const ownToken =
  ({ tokenAddress, brand }: Pick<Config, 'tokenAddress' | 'brand'>, network: ChainNetwork): TokenNames =>
  async (mints) => {
    const own = network.ownMint?.() ?? tokenAddress;
    const { name, tokens } = brand;
    if (own === null || !mints.includes(own)) return new Map();
    return new Map([[own, { kind: 'own', symbol: tokens.chain, name, image_url: null, page: null }]]);
  };

export const createTokenBook = (config: Pick<Config, 'tokenAddress' | 'brand'>, network: ChainNetwork): TokenBook => {
  const sources = [ownToken(config, network)];
  return {
    add: (names) => void sources.push(names),
    find: async (mints) => {
      if (mints.length === 0) return new Map();
      const found = await Promise.all(sources.map((names) => names(mints)));
      return new Map(found.flatMap((names) => [...names]));
    },
  };
};
