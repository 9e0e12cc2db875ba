// What people say to each other: the inbox, the chat, what waits to be sent, and what is heard at once.
export * from './chat-frame.tsx';
export * from './chat-header.tsx';
export * from './chat-parts.tsx';
export * from './chat-view.tsx';
export * from './conversation-row.tsx';
export * from './conversations.ts';
export * from './inbox-list.tsx';
export * from './inbox-search.tsx';
export * from './link.ts';
export * from './people-list.tsx';
export * from './unread.tsx';
export * from './settings-list.tsx';
export { texts as messageTexts } from './texts.ts';
