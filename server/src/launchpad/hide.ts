import type { Db, LaunchId, MemberId } from '#kernel';
import { forgetLaunches } from './data-rights.gen.ts';
import { setHidden } from './launches.gen.ts';

/** An operator takes it off all lists, or shows it again with null. One that is still open then ends without a sale. */
export const hideLaunch = async (tx: Db, id: LaunchId, hiddenAt: Date | null): Promise<boolean> =>
  (await setHidden(tx, { id, hiddenAt })) !== undefined;

/** Of demo members, before they are made anew. */
export const forgetLaunchesOf = (tx: Db, ids: readonly MemberId[]): Promise<unknown> => forgetLaunches(tx, { ids });
