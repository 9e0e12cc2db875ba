import { seedScores } from '#games';
import type { Db } from '#kernel';
import { demoScores } from '@wagram/demo';
import type { Ids } from './ids.ts';

const HOUR_MS = 3_600_000;
/** About what such a run takes. */
const TICKS_PER_POINT = 2;

export const seedDemoScores = (tx: Db, ids: Ids, begun: Date): Promise<void> =>
  seedScores(
    tx,
    demoScores().flatMap(({ by, score, hoursAgo }) => {
      const memberId = ids.get(by);
      const at = new Date(begun.getTime() - hoursAgo * HOUR_MS);
      return memberId === undefined ? [] : [{ memberId, score, ticks: score * TICKS_PER_POINT, at }];
    }),
  );
