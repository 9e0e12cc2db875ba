import { decodeCursor, encodeCursor, isId } from '@wagram/contract/kernel';
import {
  moderationErrors,
  type AppealView,
  type CaseView,
  type DecisionView,
  type LogEntryView,
  type TargetId,
} from '@wagram/contract/moderation';
import {
  FIRST_ID,
  isTime,
  fail,
  LAST_ID,
  newId,
  type AppealId,
  type Db,
  type MemberId,
  type ModerationLogId,
} from '#kernel';
import { countAppeals, insertAppeal, selectAppeals } from './appeals.gen.ts';
import { selectDecisions, selectLog, selectLogEntry } from './log.gen.ts';
import { isJudged } from './log-line.ts';
import { countCases, selectCases } from './reports.gen.ts';
import { findSubject } from './subject.ts';
import { toAppealView, toCaseView, toDecisionView, toLogEntry } from './view.ts';

interface Page {
  limit: number;
  cursor?: string | undefined;
}

const FIRST_TIME = new Date(0).toISOString();

/** The page, and where the next one begins. A cursor that nobody gave out ends the list. */
const pageOf = <Row, View>(
  rows: readonly Row[],
  limit: number,
  view: (row: Row) => View,
  cursorOf: (row: Row) => string,
): { page: View[]; next_cursor: string | null } => {
  const last = rows[limit - 1];
  return {
    page: rows.slice(0, limit).map(view),
    next_cursor: rows.length > limit && last !== undefined ? cursorOf(last) : null,
  };
};

export const listCases = async (
  db: Db,
  { limit, cursor }: Page,
): Promise<{ cases: CaseView[]; next_cursor: string | null; open: number }> => {
  const { open } = await countCases(db);
  const [time = FIRST_TIME, afterId = FIRST_ID] = cursor === undefined ? [] : decodeCursor(cursor);
  const isSane = isTime(time) && isId<TargetId>(afterId);
  const rows = isSane ? await selectCases(db, { after: new Date(time), afterId, limit: limit + 1 }) : [];
  const { page, next_cursor } = pageOf(rows, limit, toCaseView, (row) =>
    encodeCursor(row.first_at.toISOString(), row.target_id),
  );
  return { cases: page, next_cursor, open };
};

export const listLog = async (
  db: Db,
  { limit, cursor = LAST_ID }: Page,
): Promise<{ entries: LogEntryView[]; next_cursor: string | null }> => {
  const rows = isId<ModerationLogId>(cursor) ? await selectLog(db, { before: cursor, limit: limit + 1 }) : [];
  const { page, next_cursor } = pageOf(rows, limit, toLogEntry, (row) => row.id);
  return { entries: page, next_cursor };
};

export const listAppeals = async (
  db: Db,
  { limit, cursor = FIRST_ID }: Page,
): Promise<{ appeals: AppealView[]; next_cursor: string | null; open: number }> => {
  const { open } = await countAppeals(db);
  const rows = isId<AppealId>(cursor) ? await selectAppeals(db, { after: cursor, limit: limit + 1 }) : [];
  const { page, next_cursor } = pageOf(rows, limit, toAppealView, (row) => row.id);
  return { appeals: page, next_cursor, open };
};

export const listDecisions = async (
  db: Db,
  memberId: MemberId,
  { limit, cursor = LAST_ID, target_id: targetId }: Page & { target_id?: TargetId | undefined },
): Promise<{ decisions: DecisionView[]; next_cursor: string | null }> => {
  const asked = { memberId, targetId: targetId ?? null, limit: limit + 1 };
  const rows = isId<ModerationLogId>(cursor) ? await selectDecisions(db, { ...asked, before: cursor }) : [];
  const { page, next_cursor } = pageOf(rows, limit, toDecisionView, (row) => row.id);
  return { decisions: page, next_cursor };
};

/** Against what still holds, and once: the operators' answer is the last word. */
export const appealAgainst = async (
  db: Db,
  memberId: MemberId,
  input: { decision_id: ModerationLogId; text: string },
  now: Date,
): Promise<void> => {
  const decision = await selectLogEntry(db, { id: input.decision_id });
  if (!isJudged(decision) || decision.member_id !== memberId) fail(moderationErrors, 'decision_not_found');
  const subject = await findSubject(db, decision.target, decision.target_id);
  const holds =
    (decision.action === 'hide' && subject?.hidden === true) ||
    (decision.action === 'suspend' && (await findSubject(db, 'member', memberId))?.state === 'suspended');
  if (!holds) fail(moderationErrors, 'not_appealable');
  const made = await insertAppeal(db, { id: newId(), decisionId: decision.id, memberId, text: input.text, now });
  if (made === 0) fail(moderationErrors, 'already_appealed');
};
