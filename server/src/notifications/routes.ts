import { noticeCalls } from '@house/contract/notifications';
import { every, route, type House } from '#kernel';
import { listenForNotices } from './listen.ts';
import { createPush } from './push.ts';
import { pushRoutes } from './routes-push.ts';
import { countUnread, listNotices, markRead, sweepNotices } from './service.ts';

const HOUR_MS = 3_600_000;

export const noticeRoutes = (house: House): void => {
  const push = createPush(house);
  listenForNotices(house, push);
  every(house, 'forget old notices', HOUR_MS, sweepNotices);

  route(house, noticeCalls.listNotices, ({ input, viewer, now }) => listNotices(house, viewer.memberId, input, now));
  route(house, noticeCalls.countUnread, ({ viewer }) => countUnread(house.db, viewer.memberId));
  route(house, noticeCalls.markRead, ({ input, viewer, now }) => markRead(house, viewer.memberId, input, now));
  pushRoutes(house, push);
};
