// Tickets to streams: what they cost, who has one, and what becomes of what was paid.
export * as ticketCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './live.ts';
export * from './rules.ts';
export * from './views.ts';
