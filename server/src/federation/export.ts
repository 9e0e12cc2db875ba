import type { Db, MemberId } from '#kernel';
import { selectMoves } from './data-rights.gen.ts';

/** Their accounts elsewhere. Keys are secrets, and what is on its way is in the archive as what it tells. */
export const exportOf = async (db: Db, memberId: MemberId): Promise<Readonly<Record<string, readonly unknown[]>>> => ({
  federation_moves: await selectMoves(db, { memberId }),
});
