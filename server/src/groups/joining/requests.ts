import { groupErrors } from '@wagram/contract/groups';
import { fail, publish, type ConversationId, type Db, type App, type MemberId } from '#kernel';
import { endOfPeople, startOfPeople, toMemberCard } from '#members';
import { getOwnGroup, whileRuling } from '../access.ts';
import { seat, tellJoined } from './joining.ts';
import { countRequests, deleteRequest, selectRequests } from '../running/members.gen.ts';
import { groupEvent, tellRulers } from '../tell.ts';

export const listJoinRequests = async (
  db: Db,
  viewerId: MemberId,
  groupId: ConversationId,
  page: { limit: number; cursor?: string | undefined },
) => {
  await getOwnGroup(db, viewerId, groupId, 'moderator');
  const start = startOfPeople(page.cursor);
  const { total } = await countRequests(db, { groupId });
  if (start === null) return { requests: [], next_cursor: null, total };
  const [before, beforeId] = start;
  const rows = await selectRequests(db, { groupId, before, beforeId, limit: page.limit + 1 });
  return {
    requests: rows.slice(0, page.limit).map((row) => ({ ...toMemberCard(row), requested_at: row.since.toISOString() })),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.since),
    total,
  };
};

/** Two moderators may answer at once: the first one counts. */
export const answerJoinRequest = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  memberId: MemberId,
  action: 'accept' | 'decline',
  now: Date,
): Promise<{ total: number }> => {
  const note = await whileRuling(app, viewerId, groupId, 'moderator', async (tx, group) => {
    if ((await deleteRequest(tx, { groupId, memberId })) === 0) fail(groupErrors, 'request_not_found');
    if (action === 'decline') return null;
    await publish(tx, groupEvent('group.accepted', group, memberId, viewerId));
    return seat(tx, group, memberId, now);
  });
  if (action === 'accept') await tellJoined(app, groupId, memberId, note);
  await tellRulers(app, groupId, 'requests');
  return countRequests(app.db, { groupId });
};
