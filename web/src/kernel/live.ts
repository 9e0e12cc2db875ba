import type { LiveMessages } from '@wagram/contract/kernel';
import { createStore, useStore } from './store.ts';

export interface LiveMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

type LiveType = keyof LiveMessages;
type Handler<T extends LiveType = LiveType> = (message: LiveMessages[T]) => void;

const handlers = new Map<string, Set<Handler<never>>>();
const live = createStore(false);

/** Hears what the server tells at once. `resync` comes after every gap: what happened meanwhile has to be asked for. */
export const onLive = <T extends LiveType>(type: T, handler: Handler<T>): (() => void) => {
  const known = handlers.get(type) ?? new Set();
  handlers.set(type, known.add(handler));
  return () => known.delete(handler);
};

export const tellLive = (message: LiveMessage): void => {
  // What comes under a type is what the contract says of it.
  for (const handler of handlers.get(message.type) ?? []) handler(message as never);
};

type Voice = (message: LiveMessage) => void;

const topics = new Map<string, number>();
let voice: Voice | null = null;

/** Says something to the server at once. Without a connection it is lost: only what may be lost is said this way. */
export const sayLive: Voice = (message) => voice?.(message);

/** Hears a topic as well, until the answer is called; a new connection joins it again. */
export const joinLive = (topic: string): (() => void) => {
  const before = topics.get(topic) ?? 0;
  topics.set(topic, before + 1);
  if (before === 0) sayLive({ type: 'join', topic });
  return () => {
    const left = (topics.get(topic) ?? 1) - 1;
    if (left > 0) return void topics.set(topic, left);
    topics.delete(topic);
    sayLive({ type: 'leave', topic });
  };
};

/** The connection lends its voice while it stands. */
export const setVoice = (next: Voice | null): void => {
  voice = next;
  for (const topic of topics.keys()) next?.({ type: 'join', topic });
};

export const setIsLive = (now: boolean): void => {
  if (now !== live.get()) live.set(now);
};

/** Whether news come by themselves; otherwise a screen asks now and then. */
export const useIsLive = (): boolean => useStore(live);
