import type { Db, MediaId, MemberId } from '#kernel';
import { markUsed, release } from './files.gen.ts';

/** null is passed over. */
export const markMediaUsed = async (db: Db, id: MediaId | null, now: Date): Promise<void> => {
  if (id !== null) await markAllUsed(db, [id], now);
};

/** The files of an album, at once. */
export const markAllUsed = async (db: Db, ids: readonly MediaId[], now: Date): Promise<void> => {
  if (ids.length > 0) await markUsed(db, { ids, now });
};

/** Nothing shows it any more: it goes with the next sweep, unless something else still does. */
export const releaseMedia = async (db: Db, memberId: MemberId | null, url: string): Promise<void> => {
  await release(db, { memberId, url });
};
