// What the shell needs of the room of messages, in one file that comes later.
export { ConversationsPanel, MessagesLink, MessagesUnread } from '#messages';
