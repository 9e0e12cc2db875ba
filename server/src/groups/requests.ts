import { groupErrors } from '@wagram/contract/groups';
import { fail, publish, type Db, type App } from '#kernel';
import { endOfPeople, startOfPeople, toMemberCard } from '#members';
import { getOwnGroup, whileRuling } from './access.ts';
import { seat, tellJoined } from './joining.ts';
import { countRequests, deleteRequest, selectRequests } from './member-queries.ts';
import { groupEvent, tellRulers } from './tell.ts';

const count = async (db: Db, groupId: string): Promise<number> => (await countRequests(db, groupId))[0]?.total ?? 0;

export const listJoinRequests = async (
  db: Db,
  viewerId: string,
  groupId: string,
  page: { limit: number; cursor?: string | undefined },
) => {
  await getOwnGroup(db, viewerId, groupId, 'moderator');
  const start = startOfPeople(page.cursor);
  const rows = start === null ? [] : await selectRequests(db, groupId, ...start, page.limit + 1);
  return {
    requests: rows.slice(0, page.limit).map((row) => ({ ...toMemberCard(row), requested_at: row.since.toISOString() })),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.since),
    total: await count(db, groupId),
  };
};

/** Two moderators may answer at once: the first one counts. */
export const answerJoinRequest = async (
  app: App,
  viewerId: string,
  groupId: string,
  memberId: string,
  action: 'accept' | 'decline',
  now: Date,
): Promise<{ total: number }> => {
  const note = await whileRuling(app, viewerId, groupId, 'moderator', async (tx, group) => {
    if ((await deleteRequest(tx, groupId, memberId)).length === 0) fail(groupErrors, 'request_not_found');
    if (action === 'decline') return null;
    await publish(tx, groupEvent('group.accepted', group, memberId, viewerId));
    return seat(tx, group, memberId, now);
  });
  if (action === 'accept') await tellJoined(app, groupId, memberId, note);
  await tellRulers(app, groupId, 'requests');
  return { total: await count(app.db, groupId) };
};
