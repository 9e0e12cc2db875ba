import { followErrors, type FollowRequest } from '@wagram/contract/follows';
import { fail, newId, type Db, type App, type MemberId } from '#kernel';
import { endOfPeople, startOfPeople } from '#members';
import {
  acceptRequests,
  declineRequest,
  selectRequests,
  selectWaiting,
  type SelectWaitingRow,
} from './requests.gen.ts';
import type { Page } from './service.ts';
import { toFollowRequest } from './view.ts';

interface RequestPage {
  requests: FollowRequest[];
  next_cursor: string | null;
  total: number;
}

const countWaiting = async (db: Db, memberId: MemberId): Promise<SelectWaitingRow> =>
  (await selectWaiting(db, { memberId })) ?? { followers_count: 0, total: 0 };

export const listRequests = async (db: Db, memberId: MemberId, page: Page): Promise<RequestPage> => {
  const start = startOfPeople(page.cursor);
  const limit = page.limit + 1;
  const rows =
    start === null ? [] : await selectRequests(db, { memberId, before: start[0], beforeId: start[1], limit });
  return {
    requests: rows.slice(0, page.limit).map(toFollowRequest),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.requested_at),
    total: (await countWaiting(db, memberId)).total,
  };
};

/** Whoever has taken their request back meanwhile is let in by nobody. */
export const answerRequest = async (
  app: App,
  memberId: MemberId,
  followerId: MemberId,
  action: 'accept' | 'decline',
  now: Date,
): Promise<SelectWaitingRow> => {
  const done =
    action === 'accept'
      ? (await acceptRequests(app.db, { memberId, followerId, now })).accepted
      : await declineRequest(app.db, { memberId, followerId, eventId: newId() });
  if (done === 0) fail(followErrors, 'request_not_found');
  app.events.wake();
  return countWaiting(app.db, memberId);
};

/** D20: becoming public lets in everybody who waits, in the transaction that makes it so. */
export const acceptEverybody = async (tx: Db, memberId: MemberId, now: Date): Promise<void> => {
  await acceptRequests(tx, { memberId, followerId: null, now });
};
