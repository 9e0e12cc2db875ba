import { analyticsCalls } from '@wagram/contract/analytics';
import { every, route, type App } from '#kernel';
import { listenForActivity } from './listen.ts';
import { rollUpViews } from './roll-up.ts';
import { countViews, getAnalytics } from './service.ts';
import { mendStandings } from './standings.gen.ts';

const MEND_MS = 30_000;
const ROLL_UP_MS = 30_000;

export const analyticsRoutes = (app: App): void => {
  listenForActivity(app);
  every(app, 'refresh top posts', MEND_MS, (tx) => mendStandings(tx));
  every(app, 'roll up views', ROLL_UP_MS, rollUpViews);

  route(app, analyticsCalls.readAnalytics, async ({ viewer, now }) => ({
    analytics: await getAnalytics(app, viewer.memberId, now),
  }));

  route(app, analyticsCalls.reportViews, async ({ input, viewer, now }) => ({
    // D28: of a shared account nobody knows who has looked.
    counted: viewer.demo
      ? 0
      : await countViews(
          app.db,
          viewer.memberId,
          { postIds: input.post_ids, profileId: input.profile_id ?? null },
          now,
        ),
  }));
};
