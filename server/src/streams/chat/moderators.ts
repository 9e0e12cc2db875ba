// STG-01: the host of a chat, those whom they have named to keep order in it, and who may say nothing more.
import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import type { MemberCard } from '@wagram/contract/members';
import { MODERATORS_MAX, streamErrors } from '@wagram/contract/streams';
import { fail, isTime, LAST_ID, type App, type Db, type MemberId, type StreamId } from '#kernel';
import { toMemberCard } from '#members';
import {
  countModerators,
  deleteBan,
  deleteModerator,
  insertBan,
  insertModerator,
  selectBans,
  selectIsModerator,
  selectModerators,
} from './moderators.gen.ts';
import { tellMarks, tellOne } from '../tell.ts';
import { selectOwnLive, selectStanding, type Standing } from '../watching/watching.gen.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

interface MemberPage {
  members: MemberCard[];
  next_cursor: string | null;
}

/** Whoever runs the chat: its host, or somebody whom they have named. */
const assertRuns = async (db: Db, memberId: MemberId, streamId: StreamId): Promise<Standing> => {
  const standing = await selectStanding(db, { viewer: memberId, streamId });
  if (standing === undefined) fail(streamErrors, 'stream_not_found');
  return standing.host_id === memberId || standing.moderates ? standing : fail(streamErrors, 'not_host');
};

/** Moderators leave the host and each other alone. */
export const ban = async (
  app: App,
  byId: MemberId,
  streamId: StreamId,
  memberId: MemberId,
  now: Date,
): Promise<void> => {
  const { host_id: hostId } = await assertRuns(app.db, byId, streamId);
  if (memberId === byId) fail(streamErrors, 'ban_self');
  if (memberId === hostId) fail(streamErrors, 'ban_host');
  const { named } = await selectIsModerator(app.db, { hostId, memberId });
  if (named && byId !== hostId) fail(streamErrors, 'not_host');
  const known = await insertBan(app.db, { streamId, memberId, now, hostId, byId });
  if (known === undefined) fail(streamErrors, 'member_not_found');
  tellOne(app, streamId, memberId);
  if (named) tellMarks(app, streamId);
};

export const unban = async (app: App, byId: MemberId, streamId: StreamId, memberId: MemberId): Promise<void> => {
  await assertRuns(app.db, byId, streamId);
  await deleteBan(app.db, { streamId, memberId });
  tellOne(app, streamId, memberId);
};

interface Place {
  readonly before: Date;
  readonly beforeId: MemberId;
}

/** Lists of members by when something was said of them, the newest first. */
const pageOf = async <Row extends Parameters<typeof toMemberCard>[0]>(
  { limit, cursor }: Page,
  select: (place: Place & { count: number }) => Promise<Row[]>,
  timeOf: (row: Row) => Date,
): Promise<MemberPage> => {
  const [time = '9999-12-31T00:00:00.000Z', id = LAST_ID] = cursor === undefined ? [] : decodeCursor(cursor);
  const isPlace = isId<MemberId>(id) && isTime(time);
  const rows = isPlace ? await select({ before: new Date(time), beforeId: id, count: limit + 1 }) : [];
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    members: rows.slice(0, limit).map(toMemberCard),
    next_cursor: last === undefined ? null : encodeCursor(timeOf(last).toISOString(), last.id),
  };
};

export const listBans = async (db: Db, byId: MemberId, streamId: StreamId, page: Page): Promise<MemberPage> => {
  await assertRuns(db, byId, streamId);
  return pageOf(
    page,
    (place) => selectBans(db, { streamId, ...place }),
    (row) => row.banned_at,
  );
};

export const listModerators = (db: Db, hostId: MemberId, page: Page): Promise<MemberPage> =>
  pageOf(
    page,
    (place) => selectModerators(db, { hostId, ...place }),
    (row) => row.named_at,
  );

/** They hear of it at once, and everybody sees the mark beside what they say. */
const tellModerator = async (app: App, hostId: MemberId, memberId: MemberId, now: Date): Promise<void> => {
  const live = await selectOwnLive(app.db, { hostId, now });
  if (live === undefined) return;
  tellOne(app, live.id, memberId);
  tellMarks(app, live.id);
};

export const addModerator = async (app: App, hostId: MemberId, memberId: MemberId, now: Date): Promise<void> => {
  if (hostId === memberId) fail(streamErrors, 'moderator_self');
  const others = await countModerators(app.db, { hostId, butId: memberId });
  if (others.number >= MODERATORS_MAX) fail(streamErrors, 'too_many_moderators');
  const known = await insertModerator(app.db, { hostId, memberId, now });
  if (known === undefined) fail(streamErrors, 'member_not_found');
  await tellModerator(app, hostId, memberId, now);
};

/** The host takes it back, or they stop themselves. */
export const removeModerator = async (
  app: App,
  byId: MemberId,
  { hostId, memberId }: { hostId: MemberId; memberId: MemberId },
  now: Date,
): Promise<void> => {
  if (byId !== hostId && byId !== memberId) fail(streamErrors, 'not_host');
  if ((await deleteModerator(app.db, { hostId, memberId })) > 0) await tellModerator(app, hostId, memberId, now);
};
