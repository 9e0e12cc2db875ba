import { chainCalls, chainErrors } from '@wagram/contract/chain';
import { fail, route, type App } from '#kernel';
import { followHere } from './follow.ts';
import { getPayment, keepPayment, listPayments } from './payments.ts';
import type { ChainNetwork } from '../network/port.ts';

/** `network` is null where this server speaks to none. */
export const servePayments = (app: App, network: ChainNetwork | null): void => {
  const there = (): ChainNetwork => network ?? fail(chainErrors, 'chain_off');
  if (network !== null) followHere(app, app.jobs, network);

  route(app, chainCalls.sendPayment, async ({ input, viewer }) => ({
    payment: await keepPayment(app, there(), viewer.memberId, input),
  }));
  route(app, chainCalls.listPayments, ({ input, viewer }) => listPayments(app, there(), viewer.memberId, input));
  route(app, chainCalls.readPayment, async ({ input, viewer }) => ({
    payment: await getPayment(app, there(), viewer.memberId, input.signature),
  }));
};
