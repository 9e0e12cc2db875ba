// MEND-20: a host who never comes back leaves a recording in pieces. What arrived becomes the replay.
import { Failure, statement, type App } from '#kernel';
import { finishAbout } from '#media';
import { keepReplay } from './service.ts';

/** $1 now, $2 how many. */
const selectDue = statement<{ id: string; host_id: string }>(
  'stream_replay_due',
  `select id, host_id from streams where replay_due_at <= $1 and state = 'ended' and hidden_at is null
   order by replay_due_at limit $2`,
);

const settleDue = statement('stream_replay_settle', 'update streams set replay_due_at = null where id = $1');

const AT_ONCE = 5;

/** Another process may be at the same piece of work, and a store may be away: those are met again. */
const isForLater = (error: unknown): boolean => !(error instanceof Failure) || ![400, 404, 413].includes(error.status);

const keepOne = async (app: App, hostId: string, streamId: string): Promise<void> => {
  const media = await finishAbout(app, hostId, streamId);
  if (media !== null) await keepReplay(app, hostId, streamId, media.url, app.clock.now());
};

export const keepDueReplays = async (app: App): Promise<void> => {
  for (const { id, host_id: hostId } of await selectDue(app.db, app.clock.now(), AT_ONCE)) {
    try {
      await keepOne(app, hostId, id);
    } catch (error) {
      app.log.warn({ err: error, stream: id }, 'a recording could not be made into a replay');
      if (isForLater(error)) continue;
    }
    await settleDue(app.db, id);
  }
};
