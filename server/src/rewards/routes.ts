import { rewardCalls } from '@house/contract/rewards';
import { route, type House } from '#kernel';
import { startCrediting } from './credit.ts';
import { listenForReferrals } from './listen.ts';
import { getRewards, listReferrals, termsOf } from './service.ts';

export const rewardRoutes = (house: House): void => {
  listenForReferrals(house);
  startCrediting(house);

  route(house, rewardCalls.readRewards, async ({ viewer }) => ({
    terms: termsOf(house.config),
    rewards: viewer === null ? null : await getRewards(house.db, viewer.memberId),
  }));

  route(house, rewardCalls.listReferrals, ({ viewer, input }) => listReferrals(house.db, viewer.memberId, input));
};
