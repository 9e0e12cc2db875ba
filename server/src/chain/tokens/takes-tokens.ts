import type { App } from '#kernel';
import type { Chain, OwnChain } from '../routes.ts';

/** Tokens that a faucet gives buy nothing that is shown to people, unless everybody here knows it for a demo. */
export const takesTokens = ({ config }: Pick<App, 'config'>, chain: Chain): chain is OwnChain =>
  chain !== null && (chain.kind !== 'test' || config.demo);
