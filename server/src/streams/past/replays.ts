// LIVE-02: a recording of the host's browser becomes what is left of a stream.
import { REPLAY_MAX_BYTES, type PartialView } from '@wagram/contract/media';
import { streamErrors, type StreamView } from '@wagram/contract/streams';
import { fail, Failure, toJson, type App, type MediaId, type MemberId, type StreamId } from '#kernel';
import { findFilmParts, findUsableMedia, finishAbout, markMediaUsed, openRecording } from '#media';
import type { ReplayPart } from './replay-time.ts';
import { readOwn, refuse } from '../service.ts';
import { postponeReplay, selectDueReplays, settleReplay, updateReplay } from '../streams.gen.ts';
import { tellChanged } from '../tell.ts';
import { selectStanding } from '../watching/watching.gen.ts';

const AT_ONCE = 5;

/** It comes in pieces, from the first moments of the broadcast on; who asks again goes on with it. */
export const startReplay = async (
  app: App,
  hostId: MemberId,
  streamId: StreamId,
  isAnother: boolean,
): Promise<PartialView> => {
  const standing = await selectStanding(app.db, { viewer: hostId, streamId });
  if (standing === undefined) fail(streamErrors, 'stream_not_found');
  if (standing.host_id !== hostId) fail(streamErrors, 'not_host');
  if (standing.state === 'scheduled') fail(streamErrors, 'not_live');
  return openRecording(app, hostId, streamId, isAnother);
};

export const keepReplay = async (
  app: App,
  hostId: MemberId,
  streamId: StreamId,
  url: string,
  now: Date,
): Promise<StreamView> => {
  const media = await findUsableMedia(app, hostId, url, null, REPLAY_MAX_BYTES);
  if (media === null || media.stored.kind !== 'video') fail(streamErrors, 'foreign_media');
  const parts = media.id === null ? null : await partsOf(app, hostId, streamId, media.id);
  const replay = {
    url: media.url,
    replay: toJson(media.stored),
    parts: parts === null ? null : toJson(parts),
    mediaId: media.id,
  };
  const kept = await updateReplay(app.db, { hostId, streamId, ...replay });
  if (kept === 0) await refuse(app.db, hostId, streamId, 'not_live');
  else if (media.id !== null) await markMediaUsed(app.db, media.id, now);
  tellChanged(app, streamId);
  return readOwn(app.db, hostId, streamId, now);
};

/** null: a file that was not recorded while the stream was live. */
const partsOf = async (
  app: App,
  hostId: MemberId,
  streamId: StreamId,
  mediaId: MediaId,
): Promise<ReplayPart[] | null> => {
  const found = await findFilmParts(app, mediaId, streamId);
  const begun = (await selectStanding(app.db, { viewer: hostId, streamId }))?.started_at ?? null;
  if (found.length === 0 || begun === null) return null;
  return found.map(({ filmMs, begunAt }) => ({ filmMs, streamMs: Math.max(0, begunAt.getTime() - begun.getTime()) }));
};

/** Another process may be at the same piece of work, and a store may be away: those are met again, for a day. */
const isForLater = (error: unknown): boolean => !(error instanceof Failure) || ![400, 404, 413].includes(error.status);

const keepOne = async (app: App, hostId: MemberId, streamId: StreamId): Promise<void> => {
  const media = await finishAbout(app, hostId, streamId);
  if (media !== null) await keepReplay(app, hostId, streamId, media.url, app.clock.now());
};

/** MEND-20: a host who never comes back leaves a recording in pieces. What arrived becomes the replay. */
export const keepDueReplays = async (app: App): Promise<void> => {
  const due = await selectDueReplays(app.db, { now: app.clock.now(), count: AT_ONCE });
  for (const { id, host_id: hostId } of due) {
    try {
      await keepOne(app, hostId, id);
    } catch (error) {
      app.log.warn({ err: error, stream: id }, 'a recording could not be made into a replay');
      if (isForLater(error) && (await postponeReplay(app.db, { streamId: id, now: app.clock.now() })) > 0) continue;
    }
    await settleReplay(app.db, { streamId: id });
  }
};
