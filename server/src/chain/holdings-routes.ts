import { chainCalls, chainErrors } from '@wagram/contract/chain';
import { fail, route, type App } from '#kernel';
import { readHoldings } from './holdings.ts';
import type { KnownTokens } from './known-tokens.ts';
import { failOfNetwork } from './payments.ts';
import type { ChainNetwork } from './port.ts';

/** `network` is null where this server speaks to none. */
export const serveHoldings = (app: App, network: ChainNetwork | null, known: KnownTokens): void => {
  route(app, chainCalls.readHoldings, async ({ input }) => ({
    holdings: await readHoldings(network ?? fail(chainErrors, 'chain_off'), input.address, known).catch(failOfNetwork),
  }));
};
