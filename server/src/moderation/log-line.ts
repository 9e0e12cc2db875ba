import type { ModerationTarget, MoneyAction, TargetId } from '@wagram/contract/moderation';
import { newId, type Db, type MemberId, type ModerationLogId } from '#kernel';
import { insertMoneyLog, type LogRow } from './log.gen.ts';

/** A line about something of a member's. */
export type JudgedRow = LogRow & { target: ModerationTarget; target_id: TargetId; member_id: MemberId };

export const isJudged = (row: LogRow | undefined): row is JudgedRow =>
  row !== undefined && row.target_id !== null && row.member_id !== null;

interface MoneyDecision {
  readonly operatorId: MemberId;
  readonly action: MoneyAction;
  /** A product's name, or a key's. */
  readonly target: 'product' | 'key';
  readonly about: string;
  /** What was moved, and where to. */
  readonly detail: string | null;
  readonly reason: string;
}

/** In the transaction of what was decided. */
export const keepMoneyDecision = async (tx: Db, decision: MoneyDecision, now: Date): Promise<void> => {
  await insertMoneyLog(tx, { id: newId<ModerationLogId>(now), ...decision, now });
};
