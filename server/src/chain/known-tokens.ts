import type { Config } from '#kernel';
import type { ChainNetwork } from './port.ts';

export interface TokenName {
  readonly symbol: string;
  readonly name: string;
}

/** Tokens that this server vouches for. What another one calls itself proves nothing. */
export type KnownTokens = (mint: string) => TokenName | null;

/** This server's own token: the one that was minted on its test network, or the one that the operator names. */
export const configuredTokens =
  ({ tokenAddress, brand }: Pick<Config, 'tokenAddress' | 'brand'>, network: ChainNetwork | null): KnownTokens =>
  (mint) =>
    mint === (network?.ownMint?.() ?? tokenAddress) ? { symbol: brand.tokens.chain, name: brand.name } : null;
