// What members tell the operators about.
export * as moderationCalls from './calls.ts';
export { REPORT_NOTE_MAX, REPORT_REASONS } from './calls.ts';
export * from './errors.ts';
