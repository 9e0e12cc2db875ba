import {
  ALIVE_LEASE_S,
  SCHEDULE_DAYS,
  SCHEDULED_MAX,
  streamErrors,
  type StreamCategory,
  type StreamView,
} from '@wagram/contract/streams';
import { brokenUnique, fail, newId, type Db, type App, type KeepReply, type MemberId, type StreamId } from '#kernel';
import { hasRecording } from '#media';
import {
  countScheduled,
  deleteScheduled,
  endLapsed,
  insertLive,
  insertScheduled,
  setEnded,
  setHidden,
  startScheduled,
  updateAlive,
  updateStream,
} from './streams.gen.ts';
import type { StreamsApp } from './watching/figures.ts';
import { tellChanged } from './tell.ts';
import { toStreamView } from './view.ts';
import {
  deleteLike,
  insertLike,
  insertShare,
  selectOwnLive,
  selectStanding,
  selectStream,
  type StreamRow,
} from './watching/watching.gen.ts';

const DAY_MS = 24 * 3_600_000;

const getRow = async (db: Db, viewer: MemberId | null, streamId: StreamId, now: Date): Promise<StreamRow> =>
  (await selectStream(db, { viewer, now, streamId })) ?? fail(streamErrors, 'stream_not_found');

/** For its host, who is never kept out. */
export const readOwn = async (db: Db, hostId: MemberId, streamId: StreamId, now: Date): Promise<StreamView> =>
  toStreamView(await getRow(db, hostId, streamId, now), false);

export const readStream = async (
  { db, door }: Pick<StreamsApp, 'db' | 'door'>,
  memberId: MemberId | null,
  streamId: StreamId,
  now: Date,
): Promise<StreamView> => {
  const row = await getRow(db, memberId, streamId, now);
  return toStreamView(row, (await door.keptOut([{ memberId, streamId }])).size > 0);
};

export interface StreamDraft {
  title: string;
  category: StreamCategory;
  scheduledFor: string | null;
}

const leaseFrom = (now: Date): Date => new Date(now.getTime() + ALIVE_LEASE_S * 1_000);

/** One at a time: what a page of theirs left behind counts no more, what another page carries does. */
const goLive = async <T>(app: App, hostId: MemberId, now: Date, write: () => Promise<T>): Promise<T> => {
  await closeLapsed(app, now, hostId);
  return write().catch((error: unknown) => {
    if (brokenUnique(error) === 'streams_live') fail(streamErrors, 'already_live');
    throw error;
  });
};

const timeOf = (text: string, now: Date): Date => {
  const at = new Date(text);
  if (Number.isNaN(at.getTime())) fail(streamErrors, 'bad_time');
  if (at <= now) fail(streamErrors, 'past_time');
  return at.getTime() - now.getTime() > SCHEDULE_DAYS * DAY_MS ? fail(streamErrors, 'too_far') : at;
};

/** LIVE-01, D26. */
export const createStream = async (
  app: App,
  hostId: MemberId,
  draft: StreamDraft,
  now: Date,
  keepReply: KeepReply,
): Promise<{ stream: StreamView }> => {
  const { title, category, scheduledFor } = draft;
  const id = newId<StreamId>(now);
  const make = (write: (tx: Db) => Promise<unknown>) =>
    app.transact(async (tx) => {
      await write(tx);
      return keepReply(tx, { stream: await readOwn(tx, hostId, id, now) });
    });
  if (scheduledFor === null)
    return goLive(app, hostId, now, () =>
      make((tx) => insertLive(tx, { id, hostId, title, category, now, aliveUntil: leaseFrom(now), eventId: newId() })),
    );
  const at = timeOf(scheduledFor, now);
  const waiting = await countScheduled(app.db, { hostId });
  if (waiting.number >= SCHEDULED_MAX) fail(streamErrors, 'too_many_scheduled');
  return make((tx) => insertScheduled(tx, { id, hostId, title, category, now, scheduledFor: at, eventId: newId() }));
};

/** Why the host could not do it: it is not theirs, or not in the state for it. */
export const refuse = async (
  db: Db,
  memberId: MemberId,
  streamId: StreamId,
  code: 'over' | 'not_live',
): Promise<never> => {
  const standing = await selectStanding(db, { viewer: memberId, streamId });
  if (standing === undefined) fail(streamErrors, 'stream_not_found');
  return standing.host_id === memberId ? fail(streamErrors, code) : fail(streamErrors, 'not_host');
};

export const startStream = async (app: App, hostId: MemberId, streamId: StreamId, now: Date): Promise<StreamView> => {
  const started = await goLive(app, hostId, now, () =>
    startScheduled(app.db, { hostId, streamId, now, aliveUntil: leaseFrom(now), eventId: newId() }),
  );
  if (started === undefined) {
    // A second tap starts nothing, and is no failure.
    const stream = await selectStream(app.db, { viewer: hostId, now, streamId });
    if (stream?.state !== 'live' || stream.host_id !== hostId) await refuse(app.db, hostId, streamId, 'over');
  }
  app.events.wake();
  tellChanged(app, streamId);
  return readOwn(app.db, hostId, streamId, now);
};

export const keepAlive = async (app: App, hostId: MemberId, streamId: StreamId, now: Date): Promise<void> => {
  const kept = await updateAlive(app.db, { hostId, streamId, aliveUntil: leaseFrom(now) });
  if (kept === 0) await refuse(app.db, hostId, streamId, 'not_live');
};

/** MEND-20: what the host's page may have lost sight of. */
export const readOwnLive = async (
  app: App,
  hostId: MemberId,
  now: Date,
): Promise<{ stream: StreamView | null; is_recorded: boolean }> => {
  const own = await selectOwnLive(app.db, { hostId, now });
  if (own === undefined) return { stream: null, is_recorded: false };
  return { stream: await readOwn(app.db, hostId, own.id, now), is_recorded: await hasRecording(app, hostId, own.id) };
};

/** null: it was only scheduled, and is no more. */
export const endStream = async (
  app: App,
  hostId: MemberId,
  streamId: StreamId,
  now: Date,
  isReplayKept = false,
): Promise<StreamView | null> => {
  if ((await deleteScheduled(app.db, { hostId, streamId })) > 0) return null;
  const replayDueAt = isReplayKept ? now : null;
  const ended = await setEnded(app.db, { hostId, streamId, now, replayDueAt, eventId: newId() });
  if (ended === undefined) {
    const standing = await selectStanding(app.db, { viewer: hostId, streamId });
    if (standing?.host_id !== hostId) await refuse(app.db, hostId, streamId, 'over');
  } else tellOver(app, streamId);
  return readOwn(app.db, hostId, streamId, now);
};

const tellOver = (app: App, streamId: StreamId): void => {
  app.events.wake();
  tellChanged(app, streamId);
};

/** What operators decide about it; `showHidden` tells those who have it open, once that is committed. */
export const hideStream = async (tx: Db, streamId: StreamId, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, { streamId, hiddenAt, eventId: newId() })) !== undefined;
export const showHidden = (app: App, streamId: StreamId): void => tellOver(app, streamId);

/** LIVE-02: a host whose page or process died has ended. */
export const closeLapsed = async (
  app: App,
  now: Date,
  hostId: MemberId | null = null,
  db: Db = app.db,
): Promise<void> => {
  for (const { id } of await endLapsed(db, { now, hostId })) tellOver(app, id);
};

/** STG-01: moderators set slow mode, and nothing else. */
export const changeStream = async (
  app: StreamsApp,
  memberId: MemberId,
  streamId: StreamId,
  patch: { title?: string | undefined; category?: StreamCategory | undefined; slow_seconds?: number | undefined },
  now: Date,
): Promise<StreamView> => {
  const { title = null, category = null, slow_seconds: slowSeconds = null } = patch;
  const standing = await selectStanding(app.db, { viewer: memberId, streamId });
  const isForHost = title !== null || category !== null;
  const hostId = standing?.moderates === true && !isForHost ? standing.host_id : memberId;
  const changed = await updateStream(app.db, { hostId, streamId, title, category, slowSeconds });
  if (changed === 0) await refuse(app.db, hostId, streamId, 'over');
  tellChanged(app, streamId);
  return readStream(app, memberId, streamId, now);
};

export const actOnStream = async (
  app: StreamsApp,
  memberId: MemberId,
  streamId: StreamId,
  action: 'like' | 'unlike' | 'share',
  now: Date,
): Promise<StreamView> => {
  if (action === 'unlike') await deleteLike(app.db, { memberId, streamId });
  else await (action === 'like' ? insertLike : insertShare)(app.db, { memberId, streamId, now });
  const stream = await readStream(app, memberId, streamId, now);
  app.figures.tell(streamId);
  return stream;
};
