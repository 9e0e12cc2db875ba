// WGM from one member to another with words, taken back while it is fresh, and what active members may claim each day.
export * as creditCalls from './calls.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './views.ts';
