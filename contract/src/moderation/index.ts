// What members tell the operators about, what operators decide, and how to appeal against it.
export * as moderationCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
