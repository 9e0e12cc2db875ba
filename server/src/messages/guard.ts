import type { MessageView } from '@wagram/contract/messages';
import type { App } from '#kernel';
import type { CheckedMessage } from './message-draft.ts';

/**
 * What the room that runs groups says of words that are about to be said, or changed: null when the conversation is not one
 * of its own, 'send', or the message as it waits there for approval. It throws what it refuses.
 */
export type Guard = (app: App, asked: MessageRequest) => Promise<'send' | MessageView | null>;

export interface MessageRequest {
  readonly memberId: string;
  readonly conversationId: string;
  readonly said: CheckedMessage;
  readonly isEdit: boolean;
  readonly now: Date;
}

const guards = new WeakMap<App, Guard>();

/** This room knows nothing of groups; the one that does stands here. */
export const guardTalks = (app: App, guard: Guard): void => {
  guards.set(app, guard);
};

export const askGuard = (app: App, asked: MessageRequest): Promise<'send' | MessageView | null> =>
  guards.get(app)?.(app, asked) ?? Promise.resolve(null);
