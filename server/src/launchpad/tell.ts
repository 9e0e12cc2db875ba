import type { LaunchLive } from '@wagram/contract/launchpad';
import type { App, LaunchId } from '#kernel';
import { selectForWork, selectListeners } from './launches.gen.ts';

/** To its creator and whoever has pledged. */
export const tellOf = async (app: App, id: LaunchId): Promise<void> => {
  const row = await selectForWork(app.db, { id });
  if (row === undefined) return;
  const news: LaunchLive = { type: 'launchpad.launch', id, state: row.state };
  const listeners = await selectListeners(app.db, { id });
  app.live.send(
    listeners.map(({ member_id: memberId }) => memberId),
    news,
  );
};
