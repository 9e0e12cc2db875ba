import type { ConversationId, EventOf, MemberId, MessageId } from '#kernel';

export type MessageEvent =
  | MessageSent
  | MessageMentioned
  | EventOf<'conversation.read', { readonly memberId: MemberId; readonly conversationId: ConversationId }>
  /** Accepted or declined by the member. */
  | EventOf<'request.answered', { readonly memberId: MemberId; readonly conversationId: ConversationId }>;

/** TLK-05: said among many, with these handles in it. */
type MessageMentioned = EventOf<
  'message.mentioned',
  {
    readonly messageId: MessageId;
    readonly conversationId: ConversationId;
    /** Of the group or channel. */
    readonly name: string;
    readonly senderId: MemberId;
    readonly mentions: readonly string[];
  }
>;

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
