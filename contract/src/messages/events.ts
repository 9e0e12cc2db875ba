import type { ConversationId, EventOf, MemberId, MessageId } from '#kernel';

export type MessageEvent =
  | MessageSent
  | EventOf<'conversation.read', { readonly memberId: MemberId; readonly conversationId: ConversationId }>
  /** Accepted or declined by the member. */
  | EventOf<'request.answered', { readonly memberId: MemberId; readonly conversationId: ConversationId }>;

type MessageSent = EventOf<
  'message.sent',
  {
    readonly messageId: MessageId;
    readonly conversationId: ConversationId;
    readonly kind: 'direct' | 'group' | 'channel';
    readonly senderId: MemberId;
    /** Of a direct message. */
    readonly receiverId: MemberId | null;
    /** As the receiver of a direct message has it. */
    readonly isRequest: boolean;
    readonly isMuted: boolean;
  }
>;
