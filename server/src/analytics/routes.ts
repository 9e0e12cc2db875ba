import { analyticsCalls } from '@house/contract/analytics';
import { every, route, type House } from '#kernel';
import { listenForActivity } from './listen.ts';
import { rollUpViews } from './roll-up.ts';
import { countViews, getAnalytics } from './service.ts';
import { mendStandings } from './standings.ts';

const MEND_MS = 30_000;
const ROLL_UP_MS = 30_000;

export const analyticsRoutes = (house: House): void => {
  listenForActivity(house);
  every(house, 'mend standings', MEND_MS, mendStandings);
  every(house, 'roll up views', ROLL_UP_MS, rollUpViews);

  route(house, analyticsCalls.readAnalytics, async ({ viewer, now }) => ({
    analytics: await getAnalytics(house, viewer.memberId, now),
  }));

  route(house, analyticsCalls.reportViews, async ({ input, viewer, now }) => ({
    // D28: of a shared account nobody knows who has looked.
    counted: viewer.demo
      ? 0
      : await countViews(
          house.db,
          viewer.memberId,
          { postIds: input.post_ids, profileId: input.profile_id ?? null },
          now,
        ),
  }));
};
