import { noticeCalls } from '@wagram/contract/notifications';
import { every, route, type App } from '#kernel';
import { listGroups } from './groups.ts';
import { listenForNotices } from './listen.ts';
import { createPush } from './push.ts';
import { pushRoutes } from './routes-push.ts';
import { countUnread, listNotices, markRead, sweepNotices } from './service.ts';

const HOUR_MS = 3_600_000;

export const noticeRoutes = (app: App): void => {
  const push = createPush(app);
  listenForNotices(app, push);
  every(app, 'forget old notices', HOUR_MS, sweepNotices);

  route(app, noticeCalls.listNotices, ({ input, viewer, language, now }) =>
    listNotices(app, { memberId: viewer.memberId, language }, input, now),
  );
  route(app, noticeCalls.listNoticeGroups, ({ input, viewer, language, now }) =>
    listGroups(app, { memberId: viewer.memberId, language }, input, now),
  );
  route(app, noticeCalls.countUnread, ({ viewer }) => countUnread(app.db, viewer.memberId));
  route(app, noticeCalls.markNoticesRead, ({ input, viewer, now }) => markRead(app, viewer.memberId, input, now));
  pushRoutes(app, push);
};
