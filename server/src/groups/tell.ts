import type { GroupEvent, GroupLive } from '@wagram/contract/groups';
import type { ConversationId, Db, App, MemberId, MessageId } from '#kernel';
import { endHearing, putSystem, SEATS_MAX, tellMessage, tellTalk, type SentRow } from '#messages';
import { selectRulers } from './running/members.gen.ts';

/** Something about the group has changed for everybody in it. */
export const tellGroup = (app: App, groupId: ConversationId, what: 'settings' | 'members'): Promise<void> =>
  tellTalk(app, groupId, { type: 'group', group_id: groupId, what } satisfies GroupLive);

/** Something waits for those who run it, or no longer does. */
export const tellRulers = async (app: App, groupId: ConversationId, what: 'requests' | 'held'): Promise<void> => {
  const rulers = (await selectRulers(app.db, { groupId })).map((row) => row.member_id);
  for (let from = 0; from < rulers.length; from += 50)
    app.live.send(rulers.slice(from, from + 50), { type: 'group', group_id: groupId, what } satisfies GroupLive);
};

/** What waited is gone, and whoever said it knows. */
export const tellDeclined = (app: App, groupId: ConversationId, senderId: MemberId, messageId: MessageId): void =>
  app.live.send([senderId], { type: 'held_declined', group_id: groupId, message_id: messageId } satisfies GroupLive);

/** RT-03: somebody is in it no more, and hears nothing of it from now on. */
export const tellOver = (
  app: App,
  groupId: ConversationId,
  memberId: MemberId,
  reason: Extract<GroupLive, { type: 'group_over' }>['reason'],
): void => {
  endHearing(app, groupId, memberId);
  app.live.send([memberId], { type: 'group_over', group_id: groupId, reason } satisfies GroupLive);
};

/** Who comes and goes is said while the group is small, and never in a channel. */
export const noteMove = async (
  tx: Db,
  group: { id: ConversationId; kind: string; members_count: number },
  memberId: MemberId,
  words: string,
  now: Date,
): Promise<SentRow | null> =>
  group.kind === 'group' && group.members_count <= SEATS_MAX ? putSystem(tx, group.id, memberId, words, now) : null;

export const tellNote = async (app: App, note: SentRow | null): Promise<void> => {
  if (note !== null) await tellMessage(app, note);
};

/** What every event about a member in a group says. */
export const groupEvent = <N extends GroupEvent['name']>(
  name: N,
  group: { id: ConversationId; kind: 'group' | 'channel'; title: string },
  memberId: MemberId,
  byId: MemberId = memberId,
) => ({ name, payload: { groupId: group.id, kind: group.kind, name: group.title, memberId, byId } });
