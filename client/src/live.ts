import type { LiveMessages } from '@wagram/contract/kernel';
import { CallError } from './call-error.ts';
import { credentialsOf, type Connection } from './send.ts';
import { findSocket, type OpenSocket, type Socket } from './socket.ts';
import { texts } from './texts.ts';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A line that was cut without a word is found by asking. */
const PING_MS = 25_000;
const PONG_MS = 10_000;
const SESSION_ENDED = 4401;

/** What to do with each kind of message; `resync` comes after every gap, to ask for what happened meanwhile. */
export type LiveHandlers = { readonly [T in keyof LiveMessages]?: (message: LiveMessages[T]) => void };

export interface ListenOptions {
  /** Heard as well, from the beginning: `conversationTopic(id)` and others of the contract. */
  readonly topics?: readonly string[];
  /** The session is over, or this program is not let in: nothing more will be heard. */
  readonly onEnd?: (cause: CallError) => void;
}

export interface Listener {
  /** Heard for the first time, or not let in. */
  readonly ready: Promise<void>;
  join(topic: string): void;
  leave(topic: string): void;
  /** The others see that one is writing. */
  type(conversationId: string): void;
  close(): void;
}

type Frame = { readonly type: string; readonly [field: string]: unknown };

const readFrame = (text: string): Frame | null => {
  try {
    const frame: unknown = JSON.parse(text);
    return typeof frame === 'object' && frame !== null && 'type' in frame ? (frame as Frame) : null;
  } catch {
    return null;
  }
};

const headersOf = (connection: Connection): Record<string, string> => ({
  ...credentialsOf(connection),
  ...(connection.token === null ? { origin: connection.url.origin } : {}),
});

/** One connection at a time, opened again after every cut, after a pause that grows. */
class Line implements Listener {
  readonly ready: Promise<void>;
  private settle: { resolve: () => void; reject: (cause: CallError) => void } | null = null;
  private socket: Socket | null = null;
  private readonly topics: Set<string>;
  private attempts = 0;
  private gaps = 0;
  private isClosed = false;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private open: OpenSocket | null = null;

  constructor(
    private readonly connection: Connection,
    private readonly handlers: LiveHandlers,
    private readonly options: ListenOptions,
  ) {
    this.topics = new Set(options.topics);
    this.ready = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
    // Who does not wait for it hears of it by `onEnd`.
    this.ready.catch(() => undefined);
    void findSocket().then((open) => {
      this.open = open;
      this.connect();
    });
  }

  join(topic: string): void {
    this.topics.add(topic);
    this.say({ type: 'join', topic });
  }

  leave(topic: string): void {
    this.topics.delete(topic);
    this.say({ type: 'leave', topic });
  }

  type(conversationId: string): void {
    this.say({ type: 'typing', conversation_id: conversationId });
  }

  close(): void {
    this.isClosed = true;
    this.stopTimers();
    this.socket?.close();
  }

  private say(frame: Frame): void {
    this.socket?.send(JSON.stringify(frame));
  }

  private connect(): void {
    if (this.isClosed || this.open === null) return;
    const url = new URL('/api/live', this.connection.url);
    url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
    this.socket = this.open(url, headersOf(this.connection), {
      onText: (text) => this.hear(readFrame(text)),
      onClose: (code, status) => this.handleCut(code, status),
    });
  }

  private hear(frame: Frame | null): void {
    if (frame === null || this.isClosed) return;
    this.keepAsking();
    if (frame.type !== 'hello') return this.tell(frame);
    this.attempts = 0;
    for (const topic of this.topics) this.say({ type: 'join', topic });
    this.settle?.resolve();
    if (this.gaps > 0) this.tell({ type: 'resync' });
  }

  /** What comes under a type is what the contract says of it. */
  private tell(frame: Frame): void {
    const handlers: Readonly<Record<string, ((message: never) => void) | undefined>> = this.handlers;
    handlers[frame.type]?.(frame as never);
  }

  /** After a while of silence the server is asked; without an answer the line is dead. */
  private keepAsking(): void {
    this.stopTimers();
    this.timers = [
      setTimeout(() => this.say({ type: 'ping' }), PING_MS),
      setTimeout(() => this.socket?.close(), PING_MS + PONG_MS),
    ];
  }

  private stopTimers(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }

  private handleCut(code: number, status: number | undefined): void {
    this.stopTimers();
    this.socket = null;
    if (this.isClosed) return;
    if (code === SESSION_ENDED || status === 401 || status === 403) return this.end(status ?? 401);
    this.gaps += 1;
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** this.attempts);
    this.attempts += 1;
    // Spread, so that a restarted server is not met by everybody in the same moment.
    this.timers = [setTimeout(() => this.connect(), pause * (0.5 + Math.random()))];
  }

  private end(status: number): void {
    this.isClosed = true;
    const code = status === 403 ? 'cross_site' : 'signed_out';
    const cause = new CallError(status, { error: texts.notLetIn, code });
    this.settle?.reject(cause);
    this.options.onEnd?.(cause);
  }
}

export const listen = (connection: Connection, handlers: LiveHandlers, options: ListenOptions): Listener =>
  new Line(connection, handlers, options);
