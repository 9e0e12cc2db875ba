// Groups and channels: making one, talking in it, running it, and coming in by a link.
export * from './new/create-new-dialog.tsx';
export * from './new/text-area.tsx';
export * from './chat/group-chat.tsx';
export * from './chat/group-door.tsx';
export * from './chat/group-screen.tsx';
export * from './invite.ts';
export * from './new/wizard.tsx';
export { useGroup } from './api.ts';
export { texts as groupTexts } from './texts.ts';
