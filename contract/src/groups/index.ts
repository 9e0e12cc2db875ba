// Groups and channels: who is in them, who runs them, what may be said there.
export * as groupCalls from './calls.ts';
export * as groupRunCalls from './calls-running.ts';
export * from './errors.ts';
export * from './events.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './views.ts';
