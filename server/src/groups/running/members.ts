import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import { groupErrors, type GroupMember, type GroupRole } from '@wagram/contract/groups';
import {
  fail,
  isTime,
  languageOf,
  LAST_ID,
  publish,
  type Db,
  type App,
  type ConversationId,
  type MemberId,
} from '#kernel';
import { endOfPeople, startOfPeople, toMemberCard } from '#members';
import { roleOf, updateRole, type SentRow } from '#messages';
import { getOwnGroup, isAbove, whileRuling, type OwnGroup } from '../access.ts';
import { seat, tellJoined, unseat } from '../joining/joining.ts';
import {
  deleteBan,
  deleteRequest,
  insertBan,
  selectAddable,
  selectBans,
  selectMember,
  selectOrdinary,
  selectRuling,
  selectStanding,
  type GroupMemberRow,
} from './members.gen.ts';
import { groupEvent, tellGroup, tellNote, tellOver } from '../tell.ts';
import { texts } from '../texts.ts';

const toGroupMember = (row: GroupMemberRow): GroupMember => ({
  role: row.role,
  joined_at: row.joined_at.toISOString(),
  ...toMemberCard(row),
});

const findMember = async (db: Db, groupId: ConversationId, memberId: MemberId): Promise<GroupMember | null> => {
  const row = await selectMember(db, { groupId, memberId });
  return row === undefined ? null : toGroupMember(row);
};

interface Page {
  q?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

const BEGINNING = { before: new Date('9999-12-31T00:00:00Z'), beforeId: LAST_ID };
const rulers: readonly string[] = ['owner', 'admin', 'moderator'] satisfies GroupRole[];

/** Where a page starts: among those who run it (rank 1 to 3) or behind them (0). null: nobody gave this out. */
const startOf = (cursor: string | undefined): { rank: number; before: Date; beforeId: MemberId } | null => {
  if (cursor === undefined) return { rank: 1, ...BEGINNING };
  const [role = '', at = '', id = ''] = decodeCursor(cursor);
  const isSane = isTime(at) && (role === 'member' || rulers.includes(role));
  return isSane && isId<MemberId>(id) ? { rank: rulers.indexOf(role) + 1, before: new Date(at), beforeId: id } : null;
};

/** A pattern in which only our own signs mean something. */
const patternOf = (q: string | undefined): string | null => {
  const words = q?.trim().replace(/^@/, '') ?? '';
  return words === '' ? null : `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
};

/** Those who run it first, then who came last. Of a channel only its admins see who is there. */
export const listMembers = async (db: Db, viewerId: MemberId, groupId: ConversationId, page: Page) => {
  const group = await getOwnGroup(db, viewerId, groupId, 'member');
  if (group.kind === 'channel' && !isAbove(group.role, 'moderator')) fail(groupErrors, 'not_allowed');
  const start = startOf(page.cursor);
  const most = page.limit + 1;
  const wanted = { viewer: viewerId, groupId, pattern: patternOf(page.q) };
  const rows: GroupMemberRow[] = [];
  if (start !== null && start.rank > 0) rows.push(...(await selectRuling(db, { ...wanted, ...start, limit: most })));
  if (start !== null && rows.length < most) {
    const { before, beforeId } = start.rank > 0 ? BEGINNING : start;
    rows.push(...(await selectOrdinary(db, { ...wanted, before, beforeId, limit: most - rows.length })));
  }
  const last = rows[page.limit - 1];
  const hasMore = rows.length > page.limit && last !== undefined;
  return {
    members: rows.slice(0, page.limit).map(toGroupMember),
    next_cursor: hasMore ? encodeCursor(last.role, last.joined_at.toISOString(), last.id) : null,
    total: group.members_count,
  };
};

export const listBans = async (db: Db, viewerId: MemberId, groupId: ConversationId, page: Page) => {
  await getOwnGroup(db, viewerId, groupId, 'moderator');
  const start = startOfPeople(page.cursor);
  if (start === null) return { bans: [], next_cursor: null };
  const [before, beforeId] = start;
  const rows = await selectBans(db, { groupId, before, beforeId, limit: page.limit + 1 });
  return {
    bans: rows.slice(0, page.limit).map((row) => ({ ...toMemberCard(row), banned_at: row.since.toISOString() })),
    next_cursor: endOfPeople(rows, page.limit, (row) => row.since),
  };
};

/** Only who follows the one who adds: nobody is put among strangers. */
export const addMember = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  memberId: MemberId,
  now: Date,
): Promise<GroupMember> => {
  const note = await whileRuling(app, viewerId, groupId, 'admin', async (tx, group) => {
    const whom = await selectAddable(tx, { viewer: viewerId, memberId });
    if (!whom.known) fail(groupErrors, 'member_not_found');
    if (!whom.follows) fail(groupErrors, 'invite_only');
    const standing = await selectStanding(tx, { groupId, memberId });
    if (standing?.is_banned === true) fail(groupErrors, 'banned', { text: 'They are banned from here' });
    if (standing?.role !== null) return null;
    const joined = await seat(tx, group, memberId, now);
    await publish(tx, groupEvent('group.added', group, memberId, viewerId));
    return joined;
  });
  await tellJoined(app, groupId, memberId, note);
  return (await findMember(app.db, groupId, memberId)) ?? fail(groupErrors, 'member_not_found');
};

export interface MemberChange {
  action: 'role' | 'remove' | 'ban' | 'unban' | 'transfer';
  role?: Exclude<GroupRole, 'owner'> | undefined;
}

type Act = (tx: Db, group: OwnGroup, viewerId: MemberId, memberId: MemberId, now: Date) => Promise<SentRow | null>;

/** What somebody is whom the viewer may rule. */
const assertBelow = (group: OwnGroup, role: GroupRole | null): GroupRole => {
  if (role === null) fail(groupErrors, 'member_not_found');
  return isAbove(group.role, role) ? role : fail(groupErrors, 'not_allowed');
};

const giveRole =
  (role: Exclude<GroupRole, 'owner'>): Act =>
  async (tx, group, viewerId, memberId) => {
    const before = assertBelow(group, await roleOf(tx, group.id, memberId));
    if (!isAbove(group.role, role)) fail(groupErrors, 'not_allowed');
    if (before === role) return null;
    await updateRole(tx, { conversationId: group.id, memberId, role });
    const event = groupEvent('group.role', group, memberId, viewerId);
    await publish(tx, { ...event, payload: { ...event.payload, role } });
    return null;
  };

const remove: Act = async (tx, group, viewerId, memberId, now) => {
  assertBelow(group, await roleOf(tx, group.id, memberId));
  await publish(tx, groupEvent('group.removed', group, memberId, viewerId));
  return unseat(tx, group, memberId, texts(languageOf(null)).removed, now);
};

/** Also who is not there yet, or waits to be. */
const ban: Act = async (tx, group, viewerId, memberId, now) => {
  const role = await roleOf(tx, group.id, memberId);
  if (memberId === viewerId || (role !== null && !isAbove(group.role, role))) fail(groupErrors, 'not_allowed');
  await insertBan(tx, { groupId: group.id, memberId, bannedBy: viewerId, now });
  await deleteRequest(tx, { groupId: group.id, memberId });
  await publish(tx, groupEvent('group.banned', group, memberId, viewerId));
  return role === null ? null : unseat(tx, group, memberId, texts(languageOf(null)).removed, now);
};

const unban: Act = async (tx, group, _viewerId, memberId) => {
  await deleteBan(tx, { groupId: group.id, memberId });
  return null;
};

const transfer: Act = async (tx, group, viewerId, memberId) => {
  assertBelow(group, await roleOf(tx, group.id, memberId));
  await updateRole(tx, { conversationId: group.id, memberId: viewerId, role: 'admin' });
  await updateRole(tx, { conversationId: group.id, memberId, role: 'owner' });
  const event = groupEvent('group.role', group, memberId, viewerId);
  await publish(tx, { ...event, payload: { ...event.payload, role: 'owner' } });
  return null;
};

const actOf = ({ action, role }: MemberChange): readonly [GroupRole, Act] => {
  if (action === 'role') return ['admin', giveRole(role ?? fail(groupErrors, 'not_allowed'))];
  if (action === 'transfer') return ['owner', transfer];
  return ['moderator', { remove, ban, unban }[action]];
};

export const changeMember = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  memberId: MemberId,
  change: MemberChange,
  now: Date,
): Promise<GroupMember | null> => {
  const [least, act] = actOf(change);
  const note = await whileRuling(app, viewerId, groupId, least, (tx, group) => act(tx, group, viewerId, memberId, now));
  if (change.action === 'remove') tellOver(app, groupId, memberId, 'removed');
  if (change.action === 'ban') tellOver(app, groupId, memberId, 'banned');
  await tellNote(app, note);
  await tellGroup(app, groupId, 'members');
  return findMember(app.db, groupId, memberId);
};
