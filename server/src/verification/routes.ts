import { verificationCalls } from '@house/contract/verification';
import { route, type House } from '#kernel';
import { buyWithPoints, getVerification } from './service.ts';

export const verificationRoutes = (house: House): void => {
  route(house, verificationCalls.readVerification, async ({ viewer }) => ({
    verification: await getVerification(house, viewer?.memberId ?? null),
  }));

  route(house, verificationCalls.buyVerification, ({ viewer, now }) => buyWithPoints(house, viewer.memberId, now));
};
