import type { ConversationId, MemberId, MessageId } from '@wagram/contract/kernel';
import type { Receiver } from './writing/outbox-store.ts';

/** Whom, or where, one writes: a member by their id, or a group by its conversation. */
export type ChatTarget = { readonly me: MemberId } & (
  | { readonly to: MemberId; readonly isGroup: false }
  | {
      readonly to: ConversationId;
      readonly isGroup: true;
      /** TLK-03: under this post of the channel. */
      readonly threadOf?: MessageId;
    }
);

/** The same, as the outbox keeps it. */
export const receiverOf = (target: ChatTarget): Receiver =>
  target.isGroup
    ? {
        receiver_id: target.to,
        isGroup: target.isGroup,
        ...(target.threadOf === undefined ? {} : { thread_of: target.threadOf }),
      }
    : { receiver_id: target.to, isGroup: target.isGroup };

export const threadOf = (target: ChatTarget): MessageId | null => (target.isGroup ? (target.threadOf ?? null) : null);

/** What is typed for a thread is kept apart from what is typed for its channel. */
export const draftKeyOf = (target: ChatTarget): string => {
  const thread = threadOf(target);
  return thread === null ? target.to : `${target.to} ${thread}`;
};
