import { kernelErrors } from '@house/contract/kernel';
import { verificationCalls } from '@house/contract/verification';
import { fail, route, type House } from '#kernel';
import { buyWithPoints, getVerification } from './service.ts';

export const verificationRoutes = (house: House): void => {
  route(house, verificationCalls.readVerification, async ({ viewer }) => ({
    verification: await getVerification(house, viewer?.memberId ?? null),
  }));

  route(house, verificationCalls.buyVerification, async ({ viewer, now }) => {
    if (viewer.demo) fail(kernelErrors, 'demo_member', { text: 'Make your own account to get a badge.' });
    return buyWithPoints(house, viewer.memberId, now);
  });
};
