// What a member prefers. Knows nobody.
export * as settingsCalls from './calls.ts';
export * from './choices.ts';
export type * from './events.ts';
