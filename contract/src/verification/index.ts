// Getting verified: what a badge costs and how it is got.
export * as verificationCalls from './calls.ts';
export type { VerificationView } from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
