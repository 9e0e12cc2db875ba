// Every way in, and what keeps it safe: e-mail, X, Google, phone, passkeys, two-factor, sessions.
export * as authCalls from './calls.ts';
export * as accountCalls from './calls-account.ts';
export * from './errors.ts';
export * from './fields.ts';
export * from './limits.ts';
export * from './views.ts';
export * from './views-account.ts';
