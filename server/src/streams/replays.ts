// MEND-20: a host who never comes back leaves a recording in pieces. What arrived becomes the replay.
import { Failure, type App, type MemberId, type StreamId } from '#kernel';
import { finishAbout } from '#media';
import { keepReplay } from './service.ts';
import { selectDueReplays, settleReplay } from './streams.gen.ts';

const AT_ONCE = 5;

/** Another process may be at the same piece of work, and a store may be away: those are met again. */
const isForLater = (error: unknown): boolean => !(error instanceof Failure) || ![400, 404, 413].includes(error.status);

const keepOne = async (app: App, hostId: MemberId, streamId: StreamId): Promise<void> => {
  const media = await finishAbout(app, hostId, streamId);
  if (media !== null) await keepReplay(app, hostId, streamId, media.url, app.clock.now());
};

export const keepDueReplays = async (app: App): Promise<void> => {
  const due = await selectDueReplays(app.db, { now: app.clock.now(), count: AT_ONCE });
  for (const { id, host_id: hostId } of due) {
    try {
      await keepOne(app, hostId, id);
    } catch (error) {
      app.log.warn({ err: error, stream: id }, 'a recording could not be made into a replay');
      if (isForLater(error)) continue;
    }
    await settleReplay(app.db, { streamId: id });
  }
};
