import type { Db } from '#kernel';
import { markUsed, release } from './files.gen.ts';

/** null is passed over. */
export const markMediaUsed = async (db: Db, id: string | null, now: Date): Promise<void> => {
  if (id !== null) await markUsed(db, { id, now });
};

/** Nothing shows it any more: it goes with the next sweep, unless something else still does. */
export const releaseMedia = async (db: Db, memberId: string, url: string): Promise<void> => {
  await release(db, { memberId, url });
};
