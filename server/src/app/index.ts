// The app: puts every room together and starts the program. No room knows it.
export { openApp, type AppParts, type OpenApp } from './app.ts';
export { brokenInvariants } from './invariants.ts';
export type { Rooms } from './rooms.ts';
