import type { Call, FailureReply } from '@wagram/contract/kernel';
import { CallError } from './call-error.ts';
import type { Cookies } from './cookies.ts';
import { texts } from './texts.ts';

export const PATIENCE_MS = 20_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** One for each act: a request that is repeated with the same key acts once. Without one, each call has its own. */
  readonly key?: string;
}

/** As much of the platform's fetch as is needed: who gives another one need not know the rest. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

interface Sent {
  readonly method: Call['method'];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | FormData | Blob;
}

/** Whom to ask, and as whom. */
export interface Connection {
  readonly url: URL;
  readonly cookies: Cookies;
  readonly token: string | null;
  readonly fetch: Fetch;
  /** How often a request is sent again after no answer has come. */
  readonly repeats: number;
}

/** What lets a request in: the token of a program, or the session of whoever signed in. */
export const credentialsOf = ({ token, cookies }: Connection): Record<string, string> => {
  if (token !== null) return { authorization: `Bearer ${token}` };
  const text = cookies.toString();
  return text === '' ? {} : { cookie: text };
};

const unreachable = (cause: unknown): CallError =>
  cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new CallError(0, { error: texts.slow, code: 'slow' })
    : new CallError(0, { error: texts.offline, code: 'offline' });

/** One request, once. A session that comes with the answer is kept. */
export const request = async (
  connection: Connection,
  address: string,
  sent: Sent,
  { signal }: AskOptions = {},
  patienceMs = PATIENCE_MS,
): Promise<Response> => {
  const patience = AbortSignal.timeout(patienceMs);
  const url = new URL(address, connection.url);
  // Another host gets the file that is meant for it, and not the session.
  const isOurs = url.origin === connection.url.origin;
  try {
    const reply = await connection.fetch(url.href, {
      ...sent,
      headers: { ...sent.headers, ...(isOurs ? credentialsOf(connection) : {}) },
      credentials: 'same-origin',
      signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
    });
    if (isOurs) connection.cookies.take(reply.headers);
    return reply;
  } catch (cause) {
    if (signal?.aborted === true) throw signal.reason as Error;
    throw unreachable(cause);
  }
};

const retryAfterOf = (reply: Response): number | undefined => {
  const seconds = Number(reply.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
};

/** The JSON of an answer, or what the server said of its failure. */
export const readReply = async (reply: Response): Promise<unknown> => {
  const body = (await reply.json().catch(() => null)) as FailureReply | { success?: true } | null;
  if (body !== null && reply.ok && body.success !== false) return body;
  const told = body?.success === false ? body : { error: texts.unreadable, code: 'unreadable' };
  throw new CallError(reply.status, told, retryAfterOf(reply));
};

/** No answer, a server that is busy, or the first request of this key is still being worked on. */
const isPassing = (cause: unknown): cause is CallError =>
  cause instanceof CallError && ([0, 502, 503, 504].includes(cause.status) || cause.code === 'still_running');

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted === true) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });

const pauseOf = (cause: CallError, attempt: number): number => {
  const wanted = cause.retryAfterS === undefined ? FIRST_PAUSE_MS * 2 ** attempt : cause.retryAfterS * 1_000;
  return Math.min(wanted, LONGEST_PAUSE_MS);
};

/** Does something again, after a pause that grows, as long as what stopped it may pass. */
export const persist = async <T>(
  connection: Connection,
  work: () => Promise<T>,
  signal: AbortSignal | undefined,
): Promise<T> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (!isPassing(cause) || attempt >= connection.repeats) throw cause;
      await pause(pauseOf(cause, attempt), signal);
    }
  }
};
