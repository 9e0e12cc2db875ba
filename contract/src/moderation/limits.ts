export const REPORT_REASONS = ['spam', 'abuse', 'violence', 'nudity', 'scam', 'other'] as const;
export const REPORT_NOTE_MAX = 500;
/** What an operator writes beside a decision: its author reads it. */
export const DECISION_REASON_MAX = 500;
export const APPEAL_MAX = 1_000;
/** What those who waited for something read: one notice. */
export const ANSWER_MAX = 280;
/** Reports that a case shows in full; the rest are counted. */
export const CASE_REPORTS = 5;
/** Decisions about the same member that a case shows. */
export const CASE_HISTORY = 5;
