import * as z from 'zod/mini';
import {
  defineCall,
  fitsGraphemes,
  idOf,
  memberText,
  nextCursor,
  pageInput,
  textUpTo,
  type AppealId,
  type MemberId,
  type ModerationLogId,
  type JobId,
  kernelErrors,
} from '#kernel';
import { WAITLISTS } from '#settings';
import { moderationErrors } from './errors.ts';
import { ANSWER_MAX, APPEAL_MAX, DECISION_REASON_MAX, REPORT_NOTE_MAX } from './limits.ts';
import {
  appealView,
  caseView,
  decisionAction,
  decisionView,
  failedJobView,
  logEntryView,
  moderationTarget,
  reportReason,
  targetId,
} from './views.ts';

const errors = moderationErrors;

const written = (max: number, missing: string, tooLong: string) =>
  memberText.check(
    z.trim(),
    z.minLength(1, missing),
    z.refine((text) => fitsGraphemes(text, max), tooLong),
  );

const reason = written(
  DECISION_REASON_MAX,
  'Please write down the reason',
  `A reason has at most ${DECISION_REASON_MAX} characters`,
);

/** POST-15: for everyone, signed in or not. */
export const createReport = defineCall({
  method: 'POST',
  path: '/api/reports',
  summary:
    'Report a post, a comment, a stream, a group or channel, a message, a launched token, or a member to the operators',
  for: 'anyone',
  actor: 'reporter_id',
  errors: { ...errors, account_suspended: kernelErrors.account_suspended },
  limit: 'report',
  input: z.object({
    target: moderationTarget,
    target_id: targetId,
    reason: reportReason,
    note: z.optional(textUpTo(REPORT_NOTE_MAX, `A note has at most ${REPORT_NOTE_MAX} characters`)),
    reporter_id: z.optional(z.nullable(idOf<MemberId>())),
  }),
  reply: z.object({}),
});

export const listCases = defineCall({
  method: 'GET',
  path: '/api/moderation/reports',
  summary: 'What was reported and waits for a decision, oldest first, one case for each thing',
  for: 'operator',
  actor: null,
  errors,
  input: z.object(pageInput),
  reply: z.object({ cases: z.array(caseView), next_cursor: nextCursor, open: z.int() }),
});

export const decide = defineCall({
  method: 'POST',
  path: '/api/moderation/decisions',
  summary: 'Decide a case: dismiss it, hide or restore what was said, suspend or reinstate a member',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({ target: moderationTarget, target_id: targetId, action: decisionAction, reason }),
  reply: z.object({ decision: logEntryView }),
});

export const listLog = defineCall({
  method: 'GET',
  path: '/api/moderation/log',
  summary: 'What operators have decided, newest first; it is only ever added to',
  for: 'operator',
  actor: null,
  errors,
  input: z.object(pageInput),
  reply: z.object({ entries: z.array(logEntryView), next_cursor: nextCursor }),
});

export const listAppeals = defineCall({
  method: 'GET',
  path: '/api/moderation/appeals',
  summary: 'Appeals that wait for an answer, oldest first',
  for: 'operator',
  actor: null,
  errors,
  input: z.object(pageInput),
  reply: z.object({ appeals: z.array(appealView), next_cursor: nextCursor, open: z.int() }),
});

export const decideAppeal = defineCall({
  method: 'POST',
  path: '/api/moderation/appeals',
  summary: 'Grant an appeal, which takes the decision back, or refuse it',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({ appeal_id: idOf<AppealId>(), answer: z.enum(['grant', 'refuse']), reason }),
  reply: z.object({ decision: logEntryView }),
});

/** Members who took such a name before it was reserved: they keep it, and operators know of them. */
export const listReservedNames = defineCall({
  method: 'GET',
  path: '/api/moderation/reserved-names',
  summary: 'Members whose name is reserved for those who run the network, oldest first',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({
    members: z.array(z.object({ username: z.string(), displayName: z.string(), created_at: z.iso.datetime() })),
  }),
});

const waitlist = z.enum(WAITLISTS);

/** D26. */
export const listWaitlists = defineCall({
  method: 'GET',
  path: '/api/moderation/wishes',
  summary: 'What members want to hear of, and how many wait for it',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({}),
  reply: z.object({ wishes: z.array(z.object({ wish: waitlist, waiting: z.int() })) }),
});

/** D26: each is told once and then waits no longer, so that a second answer reaches only who asked since. */
export const answerWaitlist = defineCall({
  method: 'POST',
  path: '/api/moderation/wishes',
  summary: 'Tell everybody who waits for something that it is there',
  for: 'operator',
  actor: null,
  once: () => true,
  errors,
  input: z.object({
    wish: waitlist,
    message: written(ANSWER_MAX, 'Please say what is there', `An answer has at most ${ANSWER_MAX} characters`),
  }),
  reply: z.object({ told: z.int() }),
});

export const listFailedJobs = defineCall({
  method: 'GET',
  path: '/api/moderation/jobs',
  summary: 'Work in the background that was given up, newest first',
  for: 'operator',
  actor: null,
  errors,
  input: z.object(pageInput),
  reply: z.object({ jobs: z.array(failedJobView), next_cursor: nextCursor, failed: z.int() }),
});

export const decideJob = defineCall({
  method: 'POST',
  path: '/api/moderation/jobs',
  summary: 'Try given up work once more from the beginning, or let it go',
  for: 'operator',
  actor: null,
  errors,
  input: z.object({ job_id: idOf<JobId>(), action: z.enum(['retry', 'discard']) }),
  reply: z.object({}),
});

export const listDecisions = defineCall({
  method: 'GET',
  path: '/api/decisions',
  summary: "Operators' decisions about the member and what they said, newest first",
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors,
  input: z.object({ ...pageInput, target_id: z.optional(targetId) }),
  reply: z.object({ decisions: z.array(decisionView), next_cursor: nextCursor }),
});

export const appeal = defineCall({
  method: 'POST',
  path: '/api/appeals',
  summary: 'Ask the operators to look at a decision again; once for each',
  for: 'member',
  whileSuspended: true,
  actor: null,
  errors,
  input: z.object({
    decision_id: idOf<ModerationLogId>(),
    text: written(APPEAL_MAX, 'Please say why', `An appeal has at most ${APPEAL_MAX} characters`),
  }),
  reply: z.object({}),
});
