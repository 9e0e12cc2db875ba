import { rewardCalls, rewardErrors } from '@house/contract/rewards';
import { fail, route, type House } from '#kernel';
import { startCrediting } from './credit.ts';
import { listenForReferrals } from './listen.ts';
import { updateReviewed } from './queries.ts';
import { getRewards, listHeld, listReferrals, termsOf } from './service.ts';

export const rewardRoutes = (house: House): void => {
  listenForReferrals(house);
  startCrediting(house);

  route(house, rewardCalls.readRewards, async ({ viewer }) => ({
    terms: termsOf(house.config),
    rewards: viewer === null ? null : await getRewards(house.db, viewer.memberId),
  }));

  route(house, rewardCalls.listHeldReferrals, ({ input }) => listHeld(house.db, input));
  route(house, rewardCalls.decideHeldReferral, async ({ viewer, input, now }) => {
    const { referral_id: id, counts } = input;
    if ((await updateReviewed(house.db, id, counts, now)).length === 0) fail(rewardErrors, 'referral_not_held');
    house.log.info({ referral: id, counts, by: viewer.memberId }, 'a held referral was decided');
    return {};
  });

  route(house, rewardCalls.listReferrals, ({ viewer, input }) => listReferrals(house.db, viewer.memberId, input));
};
