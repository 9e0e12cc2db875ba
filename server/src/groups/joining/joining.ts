import { groupErrors, type GroupView } from '@wagram/contract/groups';
import { fail, languageOf, publish, type Db, type App, type ConversationId, type MemberId } from '#kernel';
import { addSeat, deleteSeat, roleOf, tellList, type SentRow } from '#messages';
import { getGroup, whileLocked } from '../access.ts';
import type { GroupCardRow } from '../groups.gen.ts';
import { deleteHeldOf } from '../running/held.gen.ts';
import { deleteRequest, insertRequest, selectStanding } from '../running/members.gen.ts';
import { dropGroup, readGroup, tellGone } from '../service.ts';
import { groupEvent, noteMove, tellGroup, tellNote, tellOver, tellRulers } from '../tell.ts';
import { deleteBotsOf, deleteInvitesOf, selectInviteGroup, selectWaiting, takeInvite } from '../tools.gen.ts';
import { texts } from '../texts.ts';

type Seated = Pick<GroupCardRow, 'id' | 'kind' | 'title' | 'privacy' | 'members_count' | 'open_seq'>;

/** Takes a place; the group is locked. What was said before is read in channels and public groups. */
export const seat = async (tx: Db, group: Seated, memberId: MemberId, now: Date): Promise<SentRow | null> => {
  const readsFrom = group.kind === 'channel' || group.privacy === 'public' ? group.open_seq : null;
  const result = await addSeat(tx, group.id, memberId, readsFrom, now);
  if (result === 'full') fail(groupErrors, 'group_full');
  await deleteRequest(tx, { groupId: group.id, memberId });
  return result === 'added' ? noteMove(tx, group, memberId, texts(languageOf(null)).joined, now) : null;
};

export const tellJoined = async (
  app: App,
  groupId: ConversationId,
  memberId: MemberId,
  note: SentRow | null,
): Promise<void> => {
  tellList(app, memberId);
  await tellNote(app, note);
  await tellGroup(app, groupId, 'members');
};

interface Joined {
  status: 'joined' | 'requested';
  group_id: ConversationId;
  group: GroupView | null;
}

interface Outcome {
  status: 'joined' | 'requested';
  isNew: boolean;
  note: SentRow | null;
}

const joinIn = async (
  tx: Db,
  groupId: ConversationId,
  memberId: MemberId,
  code: string | null,
  now: Date,
): Promise<Outcome> => {
  const standing = await selectStanding(tx, { groupId, memberId });
  if (standing === undefined) fail(groupErrors, 'group_not_found');
  if (standing.role !== null) return { status: 'joined', isNew: false, note: null };
  if (code === null && standing.privacy === 'private') fail(groupErrors, 'group_not_found');
  if (standing.is_banned) fail(groupErrors, 'banned');
  // Asking again uses nothing up.
  if (code !== null && (await selectWaiting(tx, { code, memberId })).found)
    return { status: 'requested', isNew: false, note: null };
  const invite =
    code === null ? null : ((await takeInvite(tx, { code, now })) ?? fail(groupErrors, 'invite_not_found'));
  if (invite?.needs_approval === true) {
    const isNew = (await insertRequest(tx, { groupId, memberId, now })) > 0;
    if (isNew) await publish(tx, groupEvent('group.requested', standing, memberId));
    return { status: 'requested', isNew, note: null };
  }
  const note = await seat(tx, standing, memberId, now);
  await publish(tx, groupEvent('group.joined', standing, memberId));
  return { status: 'joined', isNew: true, note };
};

/** A public one by its id, any by an invite. Coming twice is coming once. */
export const joinGroup = async (
  app: App,
  memberId: MemberId,
  input: { group_id?: ConversationId | undefined; code?: string | undefined },
  now: Date,
): Promise<Joined> => {
  const code = input.code ?? null;
  const groupId = code === null ? input.group_id : (await selectInviteGroup(app.db, { code }))?.conversation_id;
  if (groupId === undefined) fail(groupErrors, code === null ? 'ask_for_something' : 'invite_not_found');
  const { status, isNew, note } = await whileLocked(app, groupId, (tx) => joinIn(tx, groupId, memberId, code, now));
  if (status === 'requested') {
    if (isNew) await tellRulers(app, groupId, 'requests');
    return { status, group_id: groupId, group: null };
  }
  if (isNew) await tellJoined(app, groupId, memberId, note);
  return { status, group_id: groupId, group: await readGroup(app.db, memberId, groupId) };
};

/** Takes somebody out, with what of theirs still waits there and what they made; the group is locked. */
export const unseat = async (
  tx: Db,
  group: Seated,
  memberId: MemberId,
  words: string,
  now: Date,
): Promise<SentRow | null> => {
  const note = await noteMove(tx, group, memberId, words, now);
  await deleteSeat(tx, { conversationId: group.id, memberId });
  await deleteHeldOf(tx, { groupId: group.id, senderId: memberId });
  for (const forget of [deleteBotsOf, deleteInvitesOf]) await forget(tx, { groupId: group.id, memberId });
  return note;
};

/** An owner hands it over first; the last one takes it along. */
export const leaveGroup = async (app: App, memberId: MemberId, groupId: ConversationId, now: Date): Promise<void> => {
  const left = await whileLocked(app, groupId, async (tx) => {
    const role = await roleOf(tx, groupId, memberId);
    if (role === null) {
      if ((await deleteRequest(tx, { groupId, memberId })) === 0) await getGroup(tx, memberId, groupId);
      return { seats: null, note: null };
    }
    const group = await getGroup(tx, memberId, groupId);
    if (role === 'owner' && group.members_count > 1) fail(groupErrors, 'owner_stays');
    if (role === 'owner') return { seats: await dropGroup(tx, group), note: null };
    const note = await unseat(tx, group, memberId, texts(languageOf(null)).left, now);
    await publish(tx, groupEvent('group.left', group, memberId));
    return { seats: null, note };
  });
  if (left.seats !== null) return tellGone(app, groupId, left.seats);
  tellOver(app, groupId, memberId, 'left');
  await tellNote(app, left.note);
  await tellGroup(app, groupId, 'members');
};
