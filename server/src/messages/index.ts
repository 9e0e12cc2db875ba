// What people say to each other. Owns conversations, their seats, messages, polls and reactions, and who is online; promises
// that a message arrives once and in order, and that nobody reads what was not said to them. Groups come in by this door.
export { sayCredit, tellCredit, tellTakenBack, unsayCredit } from './credit.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { selectTalkViolations } from './conversations/conversations.gen.ts';
export type { MessageRequest, Messages } from './guard.ts';
export { createMessages } from './routes.ts';
export {
  assertSameMessage,
  checkDraft,
  toPassedOn,
  type CheckedMessage,
  type MessageDraft,
} from './sending/message-draft.ts';
export { selectPreview } from './messages.gen.ts';
export { putBotMessage, putSystem, putToGroup } from './sending/put-message.ts';
export { addSeat, changeTalk, roleOf } from './conversations/seats.ts';
export { deleteSeat, deleteTalk, insertTalk, lockTalk, selectHeir, updateRole } from './conversations/seats.gen.ts';
export { hideMessage, tellHidden } from './hide.ts';
export { seedGroupTalk, type SeedGroupTalk } from './demo/seed-many.ts';
export { seedTalks, type SeedTalk } from './demo/seed.ts';
export { endHearing, SEATS_MAX, seatsOf, tellList, tellMessage, tellTalk } from './tell.ts';
export { hasThread } from './conversations/threads.ts';
export { toMessageView } from './view.ts';
export type { SentRow } from './sending/send.gen.ts';
