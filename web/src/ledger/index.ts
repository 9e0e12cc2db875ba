// What the signed-in member holds, for the screens that spend it.
export * from './api.ts';
