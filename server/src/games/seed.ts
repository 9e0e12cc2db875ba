import type { Db, MemberId } from '#kernel';
import { upsertScore } from './games.gen.ts';

export interface SeedScore {
  readonly memberId: MemberId;
  readonly score: number;
  readonly ticks: number;
  readonly at: Date;
}

/** For the demo community. */
export const seedScores = async (db: Db, scores: readonly SeedScore[]): Promise<void> => {
  for (const { memberId, score, ticks, at } of scores) await upsertScore(db, { memberId, score, ticks, now: at });
};
