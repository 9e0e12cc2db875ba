import type { Db, MediaId, MemberId } from '#kernel';
import { markUsed, release } from './files.gen.ts';

/** null is passed over. */
export const markMediaUsed = async (db: Db, id: MediaId | null, now: Date): Promise<void> => {
  if (id !== null) await markUsed(db, { id, now });
};

/** Nothing shows it any more: it goes with the next sweep, unless something else still does. */
export const releaseMedia = async (db: Db, memberId: MemberId | null, url: string): Promise<void> => {
  await release(db, { memberId, url });
};
