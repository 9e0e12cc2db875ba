import type { Config } from '#kernel';

export interface TokenName {
  readonly symbol: string;
  readonly name: string;
}

/** Tokens that this server vouches for. What another one calls itself proves nothing. */
export type KnownTokens = (mint: string) => TokenName | null;

/** The operator's own token, where it is named. */
export const configuredTokens =
  ({ tokenAddress, brand }: Pick<Config, 'tokenAddress' | 'brand'>): KnownTokens =>
  (mint) =>
    mint === tokenAddress ? { symbol: brand.tokens.chain, name: brand.name } : null;
