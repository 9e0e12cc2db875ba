import type { Call, CallInput, CallReply } from '@wagram/contract/kernel';
import { PATIENCE_MS, persist, readReply, request, type AskOptions, type Connection } from './send.ts';

/** Of an answer that comes in pieces; the server ends it long before. */
const STREAM_MS = 400_000;

/**
 * What may be sent again when nobody knows whether it arrived: reads, and what a member does, because that is idempotent by
 * nature or acts once for each key. What guests write has no key that the server would keep.
 */
const mayRepeat = ({ method, for: who }: Call): boolean => method === 'GET' || who !== 'anyone';

/** Addresses hold no objects. */
const queryOf = (input: Readonly<Record<string, string | number | boolean | null | undefined>>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input))
    if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size === 0 ? '' : `?${query}`;
};

/** Sends a call, and reads its answer once it has succeeded. */
export const askAnd = async <T>(
  connection: Connection,
  call: Call,
  input: object,
  options: AskOptions,
  read: (reply: Response) => Promise<T>,
): Promise<T> => {
  const key = options.key ?? crypto.randomUUID();
  const patienceMs = call.produces === 'text/event-stream' ? STREAM_MS : PATIENCE_MS;
  const once = async (): Promise<T> => {
    const reply = await (call.method === 'GET'
      ? request(
          connection,
          call.path + queryOf(input as Parameters<typeof queryOf>[0]),
          { method: 'GET' },
          options,
          patienceMs,
        )
      : request(
          connection,
          call.path,
          {
            method: call.method,
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify(input),
          },
          options,
          patienceMs,
        ));
    return reply.ok ? read(reply) : ((await readReply(reply)) as T);
  };
  return mayRepeat(call) ? persist(connection, once, options.signal) : once();
};

/** Asks one thing that the contract declares. */
export const ask = <C extends Call>(
  connection: Connection,
  call: C,
  input: CallInput<C>,
  options: AskOptions = {},
): Promise<CallReply<C>> =>
  askAnd(connection, call, input as object, options, (reply) => readReply(reply) as Promise<CallReply<C>>);
