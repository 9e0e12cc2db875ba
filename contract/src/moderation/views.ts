import * as z from 'zod/mini';
import {
  facet,
  idOf,
  type AppealId,
  type CommentId,
  type ConversationId,
  type LaunchId,
  type MemberId,
  type MessageId,
  type ModerationLogId,
  type PostId,
  type StreamId,
  type JobId,
} from '#kernel';
import { mediaView } from '#media';
import { memberCard } from '#members';
import { REPORT_REASONS } from './limits.ts';

export const moderationTarget = z.enum(['post', 'comment', 'member', 'stream', 'group', 'launch', 'message']);
export type ModerationTarget = z.output<typeof moderationTarget>;
/** What the id of a target is the id of. */
export interface TargetIds extends Record<ModerationTarget, string> {
  post: PostId;
  comment: CommentId;
  member: MemberId;
  stream: StreamId;
  group: ConversationId;
  launch: LaunchId;
  message: MessageId;
}
export type TargetId = TargetIds[ModerationTarget];
export const targetId = idOf<TargetId>();

export const reportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.output<typeof reportReason>;

/** What an operator can do about a case. */
export const decisionAction = z.enum(['dismiss', 'hide', 'restore', 'suspend', 'reinstate']);
export type DecisionAction = z.output<typeof decisionAction>;

/** What operators decide about money. */
export const moneyAction = z.enum(['pause', 'resume', 'sweep']);
export type MoneyAction = z.output<typeof moneyAction>;

/** What the log knows besides. */
export const logAction = z.enum([
  ...decisionAction.options,
  'appeal_granted',
  'appeal_refused',
  ...moneyAction.options,
]);
export type LogAction = z.output<typeof logAction>;

/** A member as operators see them, also when nobody else does. */
const judgedMember = z.extend(memberCard, {
  state: z.enum(['active', 'suspended', 'deactivated']),
  bio: z.nullable(z.string()),
  created_at: z.iso.datetime(),
});
export type JudgedMember = z.output<typeof judgedMember>;

/** What a case is about, as it is now: a post, comment, stream or message with its author, a group, channel or launched token with its owner, or a member alone. */
export const subjectView = z.object({
  target: moderationTarget,
  target_id: targetId,
  member: judgedMember,
  /** Null for a member. */
  content: z.nullable(z.string()),
  facets: z.array(facet),
  media: z.nullable(mediaView),
  more_media: z.array(mediaView),
  hidden: z.boolean(),
  /** The post it is or stands under. */
  post_id: z.nullable(idOf<PostId>()),
  created_at: z.iso.datetime(),
});
export type SubjectView = z.output<typeof subjectView>;

export const appealState = z.enum(['open', 'granted', 'refused']);

/** A decision as the member reads it whom it is about. */
export const decisionView = z.object({
  id: idOf<ModerationLogId>(),
  action: logAction,
  target: moderationTarget,
  target_id: targetId,
  reason: z.string(),
  created_at: z.iso.datetime(),
  /** The first words of what it is about, while that is still there. */
  excerpt: z.nullable(z.string()),
  appeal: z.nullable(
    z.object({
      state: appealState,
      text: z.string(),
      created_at: z.iso.datetime(),
      decided_at: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type DecisionView = z.output<typeof decisionView>;

/** What a line of the log is about: something of a member's, or a product or a key of the server's own. */
export const logTarget = z.enum([...moderationTarget.options, 'product', 'key']);
export type LogTarget = z.output<typeof logTarget>;

/** A line of the log. Whoever has gone since has no handle any more. */
export const logEntryView = z.object({
  id: idOf<ModerationLogId>(),
  action: logAction,
  target: logTarget,
  /** Null where it is about nothing of a member's. */
  target_id: z.nullable(targetId),
  /** Which product or key it is about. */
  about: z.nullable(z.string()),
  /** What was moved, and where to. */
  detail: z.nullable(z.string()),
  operator: z.nullable(z.string()),
  member: z.nullable(z.string()),
  reason: z.string(),
  created_at: z.iso.datetime(),
});
export type LogEntryView = z.output<typeof logEntryView>;

/** Everything that was reported about one thing, with what an operator needs to judge it. */
export const caseView = z.object({
  subject: subjectView,
  count: z.int(),
  reasons: z.array(z.object({ reason: reportReason, count: z.int() })),
  /** The newest few. A reporter without a name was signed out, or has gone. */
  reports: z.array(
    z.object({
      reason: reportReason,
      note: z.nullable(z.string()),
      reporter: z.nullable(z.string()),
      created_at: z.iso.datetime(),
    }),
  ),
  /** What was decided about this member before, newest first. */
  history: z.array(logEntryView),
  first_at: z.iso.datetime(),
  last_at: z.iso.datetime(),
});
export type CaseView = z.output<typeof caseView>;

export const appealView = z.object({
  id: idOf<AppealId>(),
  text: z.string(),
  created_at: z.iso.datetime(),
  decision: logEntryView,
  /** Null when what was decided about is gone. */
  subject: z.nullable(subjectView),
  history: z.array(logEntryView),
});
export type AppealView = z.output<typeof appealView>;

/** Work that was tried as often as it may be, and waits for an operator. What it says stays with the program: it may be a secret. */
export const failedJobView = z.object({
  id: idOf<JobId>(),
  /** 'mail', 'video.encode' … */
  kind: z.string(),
  tries: z.int(),
  error: z.string(),
  /** Whom it is about, if anybody. */
  username: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  failed_at: z.iso.datetime(),
});
export type FailedJobView = z.output<typeof failedJobView>;
