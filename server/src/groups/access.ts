import { groupErrors, type GroupRole } from '@wagram/contract/groups';
import { fail, type ConversationId, type Db, type App, type MemberId } from '#kernel';
import { lockTalk } from '#messages';
import { selectGroup, type GroupRow } from './groups.gen.ts';

const ranks: Readonly<Record<GroupRole, number>> = { member: 0, moderator: 1, admin: 2, owner: 3 };

/** Strictly: nobody rules their equals. */
export const isAbove = (role: GroupRole, other: GroupRole): boolean => ranks[role] > ranks[other];

export const isAtLeast = (role: GroupRole, least: GroupRole): boolean => ranks[role] >= ranks[least];

/** A group as one of its members has it. */
export type OwnGroup = GroupRow & { role: GroupRole };

/** AZ-06: a private group is not there for those who are not in it, whatever the reason. */
export const getGroup = async (db: Db, viewerId: MemberId | null, groupId: ConversationId): Promise<GroupRow> =>
  (await selectGroup(db, { viewer: viewerId, groupId })) ?? fail(groupErrors, 'group_not_found');

export const getOwnGroup = async (
  db: Db,
  viewerId: MemberId,
  groupId: ConversationId,
  least: GroupRole,
): Promise<OwnGroup> => {
  const group = await getGroup(db, viewerId, groupId);
  const { role } = group;
  if (role === null || !isAtLeast(role, least)) fail(groupErrors, 'not_allowed');
  return { ...group, role };
};

/** Work on a group while nobody else comes, goes or changes it. */
export const whileLocked = <T>(app: App, groupId: ConversationId, work: (tx: Db) => Promise<T>): Promise<T> =>
  app.transact(async (tx) => {
    if ((await lockTalk(tx, { id: groupId })) === undefined) fail(groupErrors, 'group_not_found');
    return work(tx);
  });

/** The same for those who run it. */
export const whileRuling = <T>(
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  least: GroupRole,
  work: (tx: Db, group: OwnGroup) => Promise<T>,
): Promise<T> => whileLocked(app, groupId, async (tx) => work(tx, await getOwnGroup(tx, viewerId, groupId, least)));
