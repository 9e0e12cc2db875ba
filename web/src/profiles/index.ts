// A member's own page: what it shows to whom, and how its owner changes it.
export * from './api.ts';
export * from './dialogs.ts';
export * from './leaving.ts';
export * from './private-switch.tsx';
export * from './name-and-picture.tsx';
export * from './pin.ts';
export * from './profile-bar.tsx';
export * from './profile-screen.tsx';
export { texts as profileTexts } from './texts.ts';
