import type { EventOf } from '#kernel';

export type MessageEvent =
  | MessageSent
  | EventOf<'conversation.read', { readonly memberId: string; readonly conversationId: string }>
  /** Accepted or declined by the member. */
  | EventOf<'request.answered', { readonly memberId: string; readonly conversationId: string }>;

type MessageSent = EventOf<
  'message.sent',
  {
    readonly messageId: string;
    readonly conversationId: string;
    readonly kind: 'direct' | 'group' | 'channel';
    readonly senderId: string;
    /** Of a direct message. */
    readonly receiverId: string | null;
    /** As the receiver of a direct message has it. */
    readonly isRequest: boolean;
    readonly isMuted: boolean;
  }
>;
