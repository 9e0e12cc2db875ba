// The network for programs: every call of the contract as a function, files, and what happens as it happens.
export { CallError, isCallError } from './call-error.ts';
export { createClient, type Client, type ClientOptions } from './client.ts';
export type { Listener, ListenOptions, LiveHandlers } from './live.ts';
export type { AskOptions } from './send.ts';
export { asId, isId, type Id, type LiveMessages } from '@wagram/contract/kernel';
