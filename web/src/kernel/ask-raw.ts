// Answers that are not one piece of JSON; the pages that need them bring this along.
import type { Call, CallInput } from '@wagram/contract/kernel';
import { AskError, readReply, send, unreachable } from './ask.ts';
import { texts } from './texts.ts';

/** Of a whole stream; the server ends it long before. */
const STREAM_MS = 400_000;
const TEXT_MS = 20_000;

/** One thing that the contract declares, whose answer comes in pieces. */
export const askStream = async <C extends Call>(
  call: C,
  input: CallInput<C>,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const reply = await send(call, input as object, { signal }, STREAM_MS);
  if (reply.ok && reply.body !== null) return reply.body;
  await readReply(reply);
  throw new AskError(reply.status, { error: texts.unreadable, code: 'unreadable' });
};

/** The bytes of a file of this server, for what a page draws from them itself. */
export const askBytes = async (address: string, signal: AbortSignal): Promise<ArrayBuffer> => {
  const reply = await fetch(address, { signal, credentials: 'same-origin' });
  if (!reply.ok) throw new AskError(reply.status, { error: texts.unreadable, code: 'unreadable' });
  return reply.arrayBuffer();
};

/** JSON goes and the answer comes as text, for whoever reads numbers in it that JSON.parse would round. */
export const askText = async (address: string, body: object): Promise<string> => {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(TEXT_MS);
  const request = fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
    signal,
    credentials: 'same-origin',
  });
  const reply = await request.catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!reply.ok) await readReply(reply);
  return reply.text();
};

interface Agreed {
  readonly answer: string;
  readonly place: string | null;
}

/** WHIP and WHEP: an offer goes, an answer comes, and the address that ends what they agreed on. */
export const askSdp = async (address: string, offer: string, wanted?: AbortSignal): Promise<Agreed> => {
  const headers = { 'content-type': 'application/sdp' };
  const how = { method: 'POST', headers, body: offer, credentials: 'same-origin' } as const;
  const request = fetch(address, wanted === undefined ? how : { ...how, signal: wanted });
  const reply = await request.catch((cause: unknown) => {
    throw unreachable(cause);
  });
  if (!reply.ok) await readReply(reply);
  return { answer: await reply.text(), place: reply.headers.get('location') };
};

/** Also from a page that is about to go. */
export const dropSdp = (place: string): void =>
  void fetch(place, { method: 'DELETE', keepalive: true, credentials: 'same-origin' }).catch(() => undefined);
