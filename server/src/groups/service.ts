import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import {
  groupErrors,
  OWNED_GROUPS_MAX,
  PREVIEW_MESSAGES,
  type GroupCategory,
  type GroupEvent,
  type GroupKind,
  type GroupLive,
  type GroupView,
} from '@wagram/contract/groups';
import { conversationTopic, type MessageView } from '@wagram/contract/messages';
import {
  fail,
  languageOf,
  LAST_ID,
  liftTimeLimit,
  newId,
  publish,
  type Db,
  type App,
  type KeepReply,
  type ConversationId,
  type MemberId,
} from '#kernel';
import {
  changeTalk,
  deleteTalk,
  insertTalk,
  putSystem,
  seatsOf,
  selectPreview,
  tellList,
  toMessageView,
} from '#messages';
import { getGroup, whileRuling } from './access.ts';
import { changesOf, limitOf, settingsOf, takePicture, type GroupDraft, type GroupPatch } from './saying/draft.ts';
import { closeHistory, insertGroup, lockOwner, selectGroups, selectOwned, updateGroup } from './groups.gen.ts';
import { groupEvent, tellGroup, tellNote, tellOver } from './tell.ts';
import { toGroupCard, toGroupView } from './view.ts';
import { texts } from './texts.ts';

/** GRP-02, D8. */
export const createGroup = async (
  app: App,
  ownerId: MemberId,
  kind: GroupKind,
  draft: GroupDraft,
  now: Date,
  keepReply: KeepReply,
): Promise<{ group: GroupView }> => {
  const memberLimit = limitOf(kind, draft.memberLimit);
  const picture = await takePicture(app, ownerId, draft.avatar_url, now);
  const id = newId<ConversationId>(now);
  const title = draft.name.trim();
  const reply = await app.transact(async (tx) => {
    await lockOwner(tx, { memberId: ownerId });
    if ((await selectOwned(tx, { memberId: ownerId })).length >= OWNED_GROUPS_MAX) fail(groupErrors, 'too_many_groups');
    const shown = { avatarUrl: picture?.url ?? null, avatarMediaId: picture?.id ?? null };
    await insertTalk(tx, { id, kind, title, ...shown, memberLimit, ownerId, now });
    await insertGroup(tx, { groupId: id, ...settingsOf(draft) });
    await putSystem(tx, id, ownerId, texts(languageOf(null)).created[kind], now);
    await publish(tx, groupEvent('group.created', { id, kind, title }, ownerId));
    return keepReply(tx, { group: toGroupView(await getGroup(tx, ownerId, id)) });
  });
  tellList(app, ownerId);
  return reply;
};

const LARGEST = 2_147_483_647;

interface Wanted {
  q?: string | undefined;
  kind?: GroupKind | undefined;
  category?: GroupCategory | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Largest first. A cursor that nobody gave out ends the list. */
export const listGroups = async (db: Db, viewerId: MemberId | null, wanted: Wanted) => {
  const { limit, cursor, kind = null, category = null } = wanted;
  const [size = '', id = LAST_ID] = cursor === undefined ? [String(LARGEST)] : decodeCursor(cursor);
  const isSane = /^\d{1,10}$/.test(size) && Number(size) <= LARGEST;
  const words = wanted.q?.trim().toLowerCase().replace(/^#/, '') || null;
  const asked = { viewer: viewerId, beforeSize: Number(size), kind, category, words, limit: limit + 1 };
  const rows = isSane && isId<ConversationId>(id) ? await selectGroups(db, { ...asked, beforeId: id }) : [];
  const last = rows[limit - 1];
  const hasMore = rows.length > limit && last !== undefined;
  return {
    groups: rows.slice(0, limit).map(toGroupCard),
    next_cursor: hasMore ? encodeCursor(String(last.members_count), last.id) : null,
  };
};

export const readGroup = async (db: Db, viewerId: MemberId | null, groupId: ConversationId): Promise<GroupView> =>
  toGroupView(await getGroup(db, viewerId, groupId));

/** TLK-03: who speaks there and about what; pictures and voices are for those who come in. */
export const previewGroup = async (db: Db, viewer: MemberId, groupId: ConversationId): Promise<MessageView[]> => {
  await getGroup(db, viewer, groupId);
  const rows = await selectPreview(db, { viewer, groupId, limit: PREVIEW_MESSAGES });
  return rows
    .map((row) => ({
      ...toMessageView(row),
      image_url: null,
      media: null,
      more_media: [],
      reply_to: null,
      commenters: [],
    }))
    .reverse();
};

export const changeGroup = async (
  app: App,
  viewerId: MemberId,
  groupId: ConversationId,
  patch: GroupPatch,
  now: Date,
): Promise<GroupView> => {
  const avatar = await takePicture(app, viewerId, patch.avatar_url, now);
  const title = patch.name?.trim();
  const note = await whileRuling(app, viewerId, groupId, 'admin', async (tx, group) => {
    const isNewLimit = patch.memberLimit !== undefined && patch.memberLimit !== group.member_limit;
    const memberLimit = isNewLimit ? limitOf(group.kind, patch.memberLimit ?? 0) : undefined;
    if (!(await changeTalk(tx, groupId, { title, avatar, memberLimit }))) fail(groupErrors, 'too_small');
    await updateGroup(tx, { groupId, ...changesOf(patch) });
    if (group.privacy === 'private' && patch.privacy === 'public') await closeHistory(tx, { groupId });
    if (title === undefined || title === group.title) return null;
    return putSystem(tx, groupId, viewerId, texts(languageOf(null)).named(group.kind, title), now);
  });
  await tellNote(app, note);
  await tellGroup(app, groupId, 'settings');
  return readGroup(app.db, viewerId, groupId);
};

/** With everything that was said there. */
export const dropGroup = async (
  tx: Db,
  group: { id: ConversationId; kind: GroupKind },
): Promise<readonly MemberId[]> => {
  // A large group has millions of rows to delete.
  await liftTimeLimit(tx);
  const seats = await seatsOf(tx, group.id);
  await deleteTalk(tx, { id: group.id });
  const gone: GroupEvent = { name: 'group.deleted', payload: { groupId: group.id, kind: group.kind } };
  await publish(tx, gone);
  return seats;
};

export const tellGone = (app: App, groupId: ConversationId, seats: readonly MemberId[]): void => {
  for (const memberId of seats) tellOver(app, groupId, memberId, 'deleted');
  const frame: GroupLive = { type: 'group_over', group_id: groupId, reason: 'deleted' };
  app.live.sendTo(conversationTopic(groupId), frame, seats);
};

export const deleteGroup = async (app: App, viewerId: MemberId, groupId: ConversationId): Promise<void> => {
  const seats = await whileRuling(app, viewerId, groupId, 'owner', (tx, group) => dropGroup(tx, group));
  tellGone(app, groupId, seats);
};
