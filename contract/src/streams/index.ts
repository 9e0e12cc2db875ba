// Live streams: who broadcasts, who watches, what is said and given meanwhile.
export * as streamCalls from './calls.ts';
export * as streamChatCalls from './calls-chat.ts';
export * as streamModeratorCalls from './calls-moderators.ts';
export * as streamPictureCalls from './calls-picture.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './views.ts';
