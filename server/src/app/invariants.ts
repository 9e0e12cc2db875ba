import { selectSettledActivityViolations } from '#analytics';
import { findChainViolations } from '#chain';
import { selectCommentViolations } from '#comments';
import type { Db } from '#kernel';
import { findLedgerViolations } from '#ledger';
import { selectTalkViolations } from '#messages';
import { selectSweepViolations } from '#money';
import { selectCountViolations } from '#posts';
import { selectRewardViolations } from '#rewards';
import { selectStakingViolations } from '#staking';
import { selectStreamViolations } from '#streams';
import { selectTicketViolations } from '#tickets';
import { selectViolationsBetweenRooms } from './invariants.gen.ts';

// What must hold in every database at every moment (P7). Rooms that keep counters bring their own questions through their
// doors; what lies between rooms is asked in invariants.sql.
const questions = [
  selectCountViolations,
  selectCommentViolations,
  selectRewardViolations,
  selectStreamViolations,
  selectTicketViolations,
  selectTalkViolations,
  // Once every event has been heard, activity, its totals and standings equal the rows.
  selectSettledActivityViolations,
  selectViolationsBetweenRooms,
] as const;

/** The promises that these rows break; none, in a sound database. */
export const brokenInvariants = async ({ db }: { readonly db: Db }): Promise<string[]> => {
  const broken = [...(await findLedgerViolations(db)), ...(await findChainViolations(db))];
  for (const select of questions) for (const row of await select(db)) broken.push(row.violation);
  for (const row of await selectStakingViolations(db)) broken.push(`the rewards of ${row.violation} do not add up`);
  for (const row of await selectSweepViolations(db))
    broken.push(`what operators took of ${row.violation} does not add up`);
  return broken;
};
