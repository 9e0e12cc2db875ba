import * as z from 'zod/mini';
import { paymentState } from '#chain';
import { invoiceState } from '#invoices';
import {
  idOf,
  type ConversationId,
  type InvoiceId,
  type LaunchId,
  type LiveMessages,
  type MemberId,
  type MessageId,
  type PostId,
  type StakeClaimId,
  type StreamId,
  type StreamMessageId,
  type SwapTradeId,
  type WithdrawalId,
} from '#kernel';
import { launchState } from '#launchpad';
import { messageView } from '#messages';
import { stakeClaimState } from '#staking';
import { streamFigures, streamMessage } from '#streams';
import { tradeState } from '#swap';
import { withdrawalState } from '#treasury';

// Each room adds its messages to `LiveMessages`: whoever takes this file, built or not, takes all of them.
export type { ChainLive } from '#chain';
export type { GroupLive } from '#groups';
export type { InvoiceLive } from '#invoices';
export type { LaunchLive } from '#launchpad';
export type { MessageLive } from '#messages';
export type { NoticeLive } from '#notifications';
export type { PostLive } from '#posts';
export type { StakingLive } from '#staking';
export type { StreamLive } from '#streams';
export type { SwapLive } from '#swap';
export type { TicketLive } from '#tickets';
export type { TreasuryLive } from '#treasury';

const conversation = { conversation_id: idOf<ConversationId>() };
const receipt = { ...conversation, member_id: idOf<MemberId>(), seq: z.int() };
const group = { group_id: idOf<ConversationId>() };
const stream = { stream_id: idOf<StreamId>() };

/**
 * What comes over the live socket, for those who read descriptions; pages take it as it is. The type asks for every message
 * that a room adds to `LiveMessages`, with exactly its fields.
 */
export const live: { readonly [T in keyof LiveMessages]: z.ZodMiniType<LiveMessages[T]> } = {
  resync: z.object({ type: z.literal('resync') }),
  message: z.object({
    type: z.literal('message'),
    ...conversation,
    change: z.int(),
    message: z.nullable(messageView),
  }),
  read: z.object({ type: z.literal('read'), ...receipt }),
  delivered: z.object({ type: z.literal('delivered'), ...receipt }),
  typing: z.object({ type: z.literal('typing'), ...conversation, member_id: idOf<MemberId>(), username: z.string() }),
  presence: z.object({ type: z.literal('presence'), member_id: idOf<MemberId>(), isOnline: z.boolean() }),
  pins: z.object({ type: z.literal('pins'), ...conversation }),
  'message.hidden': z.object({ type: z.literal('message.hidden'), ...conversation, message_id: idOf<MessageId>() }),
  conversations: z.object({ type: z.literal('conversations') }),
  group: z.object({ type: z.literal('group'), ...group, what: z.enum(['settings', 'members', 'requests', 'held']) }),
  held_declined: z.object({ type: z.literal('held_declined'), ...group, message_id: idOf<MessageId>() }),
  group_over: z.object({
    type: z.literal('group_over'),
    ...group,
    reason: z.enum(['left', 'removed', 'banned', 'deleted']),
  }),
  notice: z.object({ type: z.literal('notice'), unread: z.int(), unseen: z.int() }),
  'post.card': z.object({ type: z.literal('post.card'), post_id: idOf<PostId>() }),
  stream_figures: z.object({ type: z.literal('stream_figures'), ...stream, figures: streamFigures }),
  stream_message: z.object({ type: z.literal('stream_message'), ...stream, message: z.nullable(streamMessage) }),
  stream_message_gone: z.object({
    type: z.literal('stream_message_gone'),
    ...stream,
    message_id: idOf<StreamMessageId>(),
  }),
  stream_changed: z.object({ type: z.literal('stream_changed'), ...stream }),
  'chain.payment': z.object({ type: z.literal('chain.payment'), signature: z.string(), state: paymentState }),
  'invoices.invoice': z.object({
    type: z.literal('invoices.invoice'),
    id: idOf<InvoiceId>(),
    state: invoiceState,
  }),
  'launchpad.launch': z.object({ type: z.literal('launchpad.launch'), id: idOf<LaunchId>(), state: launchState }),
  'staking.claim': z.object({ type: z.literal('staking.claim'), id: idOf<StakeClaimId>(), state: stakeClaimState }),
  'swap.trade': z.object({ type: z.literal('swap.trade'), id: idOf<SwapTradeId>(), state: tradeState }),
  'tickets.changed': z.object({ type: z.literal('tickets.changed'), ...stream }),
  'treasury.withdrawal': z.object({
    type: z.literal('treasury.withdrawal'),
    id: idOf<WithdrawalId>(),
    state: withdrawalState,
  }),
};
