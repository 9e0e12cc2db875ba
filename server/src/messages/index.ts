// What people say to each other. Owns conversations, their seats, messages, polls and reactions, and who is online; promises
// that a message arrives once and in order, and that nobody reads what was not said to them. Groups come in by this door.
export { sayCredit, tellCredit, tellTakenBack, unsayCredit } from './credit.ts';
export { eraseOf } from './erase.ts';
export { exportOf } from './export.ts';
export { selectTalkViolations } from './conversations.gen.ts';
export type { MessageRequest, Messages } from './guard.ts';
export { createMessages } from './routes.ts';
export { assertSameMessage, checkDraft, type CheckedMessage, type MessageDraft } from './message-draft.ts';
export { selectPreview } from './messages.gen.ts';
export { putBotMessage, putSystem, putToGroup } from './put-message.ts';
export { addSeat, changeTalk, roleOf } from './seats.ts';
export { deleteSeat, deleteTalk, insertTalk, lockTalk, selectHeir, updateRole } from './seats.gen.ts';
export { hideMessage, tellHidden } from './hide.ts';
export { seedGroupTalk, type SeedGroupTalk } from './seed-many.ts';
export { seedTalks, type SeedTalk } from './seed.ts';
export { endHearing, SEATS_MAX, seatsOf, tellList, tellMessage, tellTalk } from './tell.ts';
export { hasThread } from './threads.ts';
export { toMessageView } from './view.ts';
export type { SentRow } from './send.gen.ts';
