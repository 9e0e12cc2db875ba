import { chainCalls, chainErrors } from '@wagram/contract/chain';
import { fail, route, type App } from '#kernel';
import { readHoldings } from './holdings.ts';
import { failOfNetwork } from '../payments/payments.ts';
import type { OwnChain } from '../routes.ts';

/** `network` is null where this server speaks to none. */
export const serveHoldings = (app: App, chain: OwnChain | null): void => {
  route(app, chainCalls.readHoldings, async ({ input }) => {
    const there = chain ?? fail(chainErrors, 'chain_off');
    return { holdings: await readHoldings(there, input.address, there.book.find).catch(failOfNetwork) };
  });
};
