// Groups and channels: making one, talking in it, running it, and coming in by a link.
export * from './create-new-dialog.tsx';
export * from './text-area.tsx';
export * from './group-chat.tsx';
export * from './group-door.tsx';
export * from './group-screen.tsx';
export * from './invite.ts';
export * from './wizard.tsx';
export { useGroup } from './api.ts';
export { texts as groupTexts } from './texts.ts';
