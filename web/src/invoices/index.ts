// What a member is asked to pay in tokens, and how far it has come.
export * from './api.ts';
export * from './invoice-face.tsx';
export * from './rest.ts';
