import type { Call, CallInput, CallReply, FailureReply } from '@wagram/contract/kernel';
import { takeFirstAnswer } from './first-answers.ts';
import { sentenceOf, whenSentences } from './language.ts';
import { dropAnswer, keepAnswer, readAnswer, type Shelf } from './offline.ts';
import { randomId } from './random.ts';
import { lastAnswer } from './last-answer.ts';
import { dropStoredUser } from './stored-user.ts';
import { texts } from './texts.ts';

const PATIENCE_MS = 20_000;

/** Everything that can go wrong with a call, in the shape of the wire. `code` is for programs, `message` for people, in their language. */
export class AskError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  readonly hint: string | undefined;

  constructor(status: number, failure: { error: string; code: string; details?: unknown; hint?: string }) {
    super(sentenceOf(failure.error, failure.code, failure.details));
    this.name = 'AskError';
    this.status = status;
    this.code = failure.code;
    this.details = failure.details;
    this.hint = failure.hint;
  }
}

export const isAskError = (cause: unknown, code?: string): cause is AskError =>
  cause instanceof AskError && (code === undefined || cause.code === code);

/** What the server said of a failure; without that, what the screen says of it. */
export const reasonOf = (cause: unknown, otherwise: string): string =>
  isAskError(cause) && cause.message !== '' ? cause.message : otherwise;

/**
 * The server has said no, and that is its last word. Without an answer, after a fault of its own, or while an earlier request
 * of the same key is being worked on nobody knows yet: the same request is sent again, with its key.
 */
export const isRefused = (cause: unknown): cause is AskError =>
  isAskError(cause) && cause.status >= 400 && cause.status < 500 && cause.code !== 'still_running';

interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key per action of a person: a repeated request with the same key acts once. */
  readonly key?: string;
  /** The answer is kept for when there is no network, and then it is given. */
  readonly keep?: Shelf | undefined;
}

const queryOf = (input: object): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input)) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  return query.size === 0 ? '' : `?${query}`;
};

/** Where a read is asked. */
export const addressOf = (call: Call, input: object): string => call.path + queryOf(input);

export const unreachable = (cause: unknown): AskError =>
  cause instanceof DOMException && cause.name === 'TimeoutError'
    ? new AskError(0, { error: texts.slow, code: 'slow' })
    : new AskError(0, { error: texts.offline, code: 'offline' });

export const send = async (
  call: Call,
  input: object,
  options: AskOptions,
  patienceMs = PATIENCE_MS,
): Promise<Response> => {
  const patience = AbortSignal.timeout(patienceMs);
  const signal = options.signal === undefined ? patience : AbortSignal.any([options.signal, patience]);
  const request: RequestInit =
    call.method === 'GET'
      ? { method: 'GET', signal }
      : {
          method: call.method,
          signal,
          headers: { 'content-type': 'application/json', 'idempotency-key': options.key ?? randomId() },
          body: JSON.stringify(input),
        };
  const address = call.method === 'GET' ? addressOf(call, input) : call.path;
  try {
    const reply = await fetch(address, { ...request, credentials: 'same-origin' });
    lastAnswer.date = reply.headers.get('date') ?? '';
    lastAnswer.at = Date.now();
    return reply;
  } catch (cause) {
    if (options.signal?.aborted === true) throw cause;
    throw unreachable(cause);
  }
};

export const readReply = async (reply: Response): Promise<unknown> => {
  const body = (await reply.json().catch(() => null)) as (FailureReply | { success: true }) | null;
  if (body !== null && reply.ok && body.success) return body;
  await whenSentences();
  if (body !== null && !body.success && typeof body.error === 'string') throw new AskError(reply.status, body);
  throw new AskError(reply.status, { error: texts.unreadable, code: 'unreadable' });
};

const withoutActor = (call: Call, input: object): object => {
  const actors: readonly string[] = call.actor === null ? [] : [call.actor].flat();
  return Object.fromEntries(Object.entries(input).filter(([name]) => !actors.includes(name)));
};

const act = async (call: Call, input: object, options: AskOptions): Promise<unknown> =>
  readReply(await send(call, input, options));

/** From the document where it stands there, else from the server, and without a network from what was kept. */
const read = async (call: Call, input: object, options: AskOptions): Promise<unknown> => {
  const { keep } = options;
  const address = addressOf(call, input);
  try {
    const reply = takeFirstAnswer(address) ?? (await act(call, input, options));
    if (keep !== undefined) void keepAnswer(keep, address, reply);
    return reply;
  } catch (cause) {
    if (keep === undefined || !isAskError(cause)) throw cause;
    const kept = cause.status === 0 ? await readAnswer(address) : null;
    if (kept !== null) return kept;
    // What the server does not show any more is not shown without it either.
    if (isRefused(cause)) void dropAnswer(address);
    throw cause;
  }
};

/** An answer that the page itself has brought up to date since it came. */
export const keepReply = <C extends Call>(shelf: Shelf, call: C, input: CallInput<C>, reply: CallReply<C>): void =>
  void keepAnswer(shelf, addressOf(call, input as object), { success: true, ...reply });

/** Told to the page, whoever asked: some refusals are answered in one place. */
export const ASK_FAILED = 'ask-failed';

/** Asks the server one thing that the contract declares. */
export const ask = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  options: AskOptions = {},
): Promise<CallReply<C>> => {
  try {
    return (await (call.method === 'GET'
      ? read(call, input as object, options)
      : act(call, input as object, options))) as CallReply<C>;
  } catch (cause) {
    window.dispatchEvent(new CustomEvent(ASK_FAILED, { detail: cause }));
    if (!isAskError(cause, 'signed_out')) throw cause;
    dropStoredUser();
    // A read that anybody may do is repeated once, as a guest: its page stays alive when a session has ended.
    if (call.method !== 'GET' || call.for === 'member') throw cause;
    return (await readReply(await send(call, withoutActor(call, input as object), options))) as CallReply<C>;
  }
};
