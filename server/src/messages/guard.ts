import type { MessageView } from '@wagram/contract/messages';
import type { App, ConversationId, MemberId } from '#kernel';
import type { CheckedMessage } from './sending/message-draft.ts';

/**
 * What the room that runs groups says of words that are about to be said, or changed: null when the conversation is not one
 * of its own, 'send', or the message as it waits there for approval. It throws what it refuses.
 */
export type Guard = (asked: MessageRequest) => Promise<'send' | MessageView | null>;

export interface MessageRequest {
  readonly memberId: MemberId;
  readonly conversationId: ConversationId;
  readonly said: CheckedMessage;
  readonly isEdit: boolean;
  readonly now: Date;
}

/** The app, and what this room holds while the program runs. */
export interface MessagesApp extends App {
  readonly askGuard: Guard;
  /** Conversations of many that were lately spoken in: there the guard is asked first. */
  readonly knownGroups: Set<ConversationId>;
}

/** What others may do to this room. */
export interface Messages {
  /** This room knows nothing of groups; the one that does stands here. */
  guardTalks(guard: Guard): void;
}
