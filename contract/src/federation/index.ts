// Other servers: finding who is there, what operators decide about them, and members who move between them.
export * as federationCalls from './calls.ts';
export * from './errors.ts';
export * from './limits.ts';
export * from './views.ts';
