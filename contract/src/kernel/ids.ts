import * as z from 'zod/mini';

// A UUID of any version is accepted on the wire; the server makes version 7, which sorts by time.
const uuidShape = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

declare const kindOf: unique symbol;

/** An id that knows what it is the id of: a post's does not fit where a member's is asked for. */
export type Id<Kind extends string> = string & { readonly [kindOf]: Kind };

export type AppealId = Id<'AppealId'>;
export type BackupId = Id<'BackupId'>;
export type CommentId = Id<'CommentId'>;
export type ContactMessageId = Id<'ContactMessageId'>;
/** A group or channel has the id of its conversation. */
export type ConversationId = Id<'ConversationId'>;
export type DraftId = Id<'DraftId'>;
export type ExportId = Id<'ExportId'>;
export type GameRunId = Id<'GameRunId'>;
export type GiftId = Id<'GiftId'>;
export type CreditSendId = Id<'CreditSendId'>;
export type GroupBotId = Id<'GroupBotId'>;
export type ImportId = Id<'ImportId'>;
export type InvoiceId = Id<'InvoiceId'>;
export type JobId = Id<'JobId'>;
export type LaunchId = Id<'LaunchId'>;
export type LaunchPledgeId = Id<'LaunchPledgeId'>;
export type LaunchReleaseId = Id<'LaunchReleaseId'>;
export type MediaId = Id<'MediaId'>;
export type MemberId = Id<'MemberId'>;
export type MessageId = Id<'MessageId'>;
export type ModerationLogId = Id<'ModerationLogId'>;
export type NoticeId = Id<'NoticeId'>;
export type PartialId = Id<'PartialId'>;
export type PasskeyId = Id<'PasskeyId'>;
export type PostId = Id<'PostId'>;
export type ProcessId = Id<'ProcessId'>;
export type ReferralId = Id<'ReferralId'>;
export type RepostId = Id<'RepostId'>;
export type SessionId = Id<'SessionId'>;
export type StakeClaimId = Id<'StakeClaimId'>;
export type StreamId = Id<'StreamId'>;
export type StreamMessageId = Id<'StreamMessageId'>;
export type StreamTicketId = Id<'StreamTicketId'>;
export type SwapPoolId = Id<'SwapPoolId'>;
export type SwapQuoteId = Id<'SwapQuoteId'>;
export type SwapTradeId = Id<'SwapTradeId'>;
export type SweepId = Id<'SweepId'>;
export type TransferId = Id<'TransferId'>;
export type ListId = Id<'ListId'>;
export type WithdrawalId = Id<'WithdrawalId'>;

/** Where an id comes as text (an address, a cursor), this alone says that it is one, and of which kind it is taken to be. */
export const isId = <I extends Id<string>>(text: string): text is I => uuidShape.test(text);

/** The same for text that is an id, or somebody has made a mistake. */
export const asId = <I extends Id<string>>(text: string): I => {
  if (!isId<I>(text)) throw new Error(`'${text}' is no id`);
  return text;
};

const uuid = z.string().check(z.toLowerCase(), z.regex(uuidShape, 'Not a valid id'));

/** The kind is for the compiler alone: at run time all of them are the one schema. */
export const idOf = <I extends Id<string>>() => uuid as z.ZodMiniType as z.ZodMiniType<I, I>;
