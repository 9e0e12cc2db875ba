import { kernelErrors } from '@wagram/contract/kernel';
import { verificationCalls } from '@wagram/contract/verification';
import { failOfNetwork, type Chain } from '#chain';
import type { Invoices } from '#invoices';
import { fail, route, type App, type Viewer } from '#kernel';
import type { Deposits } from '#treasury';
import { buyWithPoints, getVerification } from './service.ts';
import { createTokenOffer } from './tokens.ts';

const assertOwn = ({ demo: isDemo }: Viewer): void => {
  if (isDemo) fail(kernelErrors, 'demo_member', { text: 'Make your own account to get a badge.' });
};

export const verificationRoutes = (app: App, chain: Chain, invoices: Invoices, deposits: Deposits): void => {
  const tokens = createTokenOffer(app, chain, invoices, deposits);

  route(app, verificationCalls.readVerification, async ({ viewer }) => ({
    verification: { ...(await getVerification(app, viewer?.memberId ?? null)), tokens: await tokens.view() },
  }));

  route(app, verificationCalls.buyVerification, async ({ viewer, now }) => {
    assertOwn(viewer);
    return buyWithPoints(app, viewer.memberId, now);
  });

  route(app, verificationCalls.payForVerification, async ({ viewer }) => {
    assertOwn(viewer);
    return { invoice: await tokens.ask(viewer.memberId).catch(failOfNetwork) };
  });
};
