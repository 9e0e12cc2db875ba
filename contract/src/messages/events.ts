import type { EventOf } from '#kernel';

export type MessageFact = EventOf<
  'message.sent',
  {
    readonly messageId: string;
    readonly conversationId: string;
    readonly kind: 'direct' | 'group' | 'channel';
    readonly senderId: string;
    /** Of a direct message. */
    readonly receiverId: string | null;
    readonly isRequest: boolean;
  }
>;
