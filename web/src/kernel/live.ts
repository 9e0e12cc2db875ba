import { useSyncExternalStore } from 'react';

export interface LiveMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

type Handler = (message: LiveMessage) => void;

const handlers = new Map<string, Set<Handler>>();
const watchers = new Set<() => void>();
let isLive = false;

/** Hears what the server tells at once. `resync` comes after every gap: what happened meanwhile has to be asked for. */
export const onLive = (type: string, handler: Handler): (() => void) => {
  const known = handlers.get(type) ?? new Set();
  handlers.set(type, known.add(handler));
  return () => known.delete(handler);
};

export const tellLive = (message: LiveMessage): void => {
  for (const handler of handlers.get(message.type) ?? []) handler(message);
};

export const setIsLive = (now: boolean): void => {
  if (now === isLive) return;
  isLive = now;
  for (const watcher of watchers) watcher();
};

const watch = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** Whether news come by themselves; otherwise a screen asks now and then. */
export const useIsLive = (): boolean => useSyncExternalStore(watch, () => isLive);

/** Keeps a connection open until it is stopped. `onEnded` is called when the server says that the session is over. */
export const openLive = (onEnded: () => void): (() => void) => {
  let stop: (() => void) | null = null;
  let isStopped = false;
  void import('./live-socket.ts').then(({ keepConnected }) => {
    if (!isStopped) stop = keepConnected(onEnded);
  });
  return () => {
    isStopped = true;
    stop?.();
  };
};
