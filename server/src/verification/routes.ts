import { kernelErrors } from '@wagram/contract/kernel';
import { verificationCalls } from '@wagram/contract/verification';
import { fail, route, type App } from '#kernel';
import { buyWithPoints, getVerification } from './service.ts';

export const verificationRoutes = (app: App): void => {
  route(app, verificationCalls.readVerification, async ({ viewer }) => ({
    verification: await getVerification(app, viewer?.memberId ?? null),
  }));

  route(app, verificationCalls.buyVerification, async ({ viewer, now }) => {
    if (viewer.demo) fail(kernelErrors, 'demo_member', { text: 'Make your own account to get a badge.' });
    return buyWithPoints(app, viewer.memberId, now);
  });
};
