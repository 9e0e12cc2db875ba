import type { ConversationId, EventOf, MemberId, MessageId } from '#kernel';

export type MessageEvent =
  | MessageSent
  | MessageMentioned
  | MessageCommented
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

/** TLK-03: said under a post of a channel. */
type MessageCommented = EventOf<
  'message.commented',
  {
    readonly messageId: MessageId;
    readonly postId: MessageId;
    readonly conversationId: ConversationId;
    /** Of the channel. */
    readonly name: string;
    readonly senderId: MemberId;
    /** null: a bot posted it. */
    readonly postAuthorId: MemberId | null;
    /** Whose comment it answers. */
    readonly answeredId: MemberId | null;
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
