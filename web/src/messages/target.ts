import type { ConversationId, MemberId } from '@wagram/contract/kernel';
import type { Receiver } from './outbox-store.ts';

/** Whom, or where, one writes: a member by their id, or a group by its conversation. */
export type ChatTarget = { readonly me: MemberId } & (
  | { readonly to: MemberId; readonly isGroup: false }
  | { readonly to: ConversationId; readonly isGroup: true }
);

/** The same, as the outbox keeps it. */
export const receiverOf = (target: ChatTarget): Receiver =>
  target.isGroup
    ? { receiver_id: target.to, isGroup: target.isGroup }
    : { receiver_id: target.to, isGroup: target.isGroup };
