import { rewardCalls, rewardErrors } from '@wagram/contract/rewards';
import { fail, route, type App } from '#kernel';
import { startCrediting } from './credit.ts';
import { listenForReferrals } from './listen.ts';
import { updateReviewed } from './referrals.gen.ts';
import { getRewards, listHeld, listReferrals, termsOf } from './service.ts';

export const rewardRoutes = (app: App): void => {
  listenForReferrals(app);
  startCrediting(app);

  route(app, rewardCalls.readRewards, async ({ viewer }) => ({
    terms: termsOf(app.config),
    rewards: viewer === null ? null : await getRewards(app.db, viewer.memberId),
  }));

  route(app, rewardCalls.listHeldReferrals, ({ input }) => listHeld(app.db, input));
  route(app, rewardCalls.decideHeldReferral, async ({ viewer, input, now }) => {
    const { referral_id: id, counts } = input;
    if ((await updateReviewed(app.db, { id, counts, now })) === 0) fail(rewardErrors, 'referral_not_held');
    app.log.info({ referral: id, counts, by: viewer.memberId }, 'a held referral was decided');
    return {};
  });

  route(app, rewardCalls.listReferrals, ({ viewer, input }) => listReferrals(app.db, viewer.memberId, input));
};
