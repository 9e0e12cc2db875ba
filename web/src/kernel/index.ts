// What every screen stands on: configuration, asking the server, storage, the cache, themes and toggles.
export { ask, AskError, ASK_FAILED, isAskError } from './ask.ts';
export { askBytes, askSdp, askStream, dropSdp } from './ask-raw.ts';
export * from './config.ts';
export * from './entities.ts';
export * from './live.ts';
export * from './log.ts';
export * from './online.ts';
export * from './query-client.ts';
export * from './random.ts';
export * from './storage.ts';
export * from './store.ts';
export * from './stored-user.ts';
export * from './theme.ts';
export * from './upload.ts';
export * from './use-form.ts';
export * from './use-toggle.ts';
