import { api, isCall } from '@wagram/contract/api';
import type { Piece } from '@wagram/contract/assistant';
import type { Call, CallInput, CallReply } from '@wagram/contract/kernel';
import type { mediaCalls, MediaView, UploadReply } from '@wagram/contract/media';
import { ask, askAnd } from './ask.ts';
import { Cookies } from './cookies.ts';
import { sendFile, sendMedia } from './files.ts';
import { listen, type Listener, type ListenOptions, type LiveHandlers } from './live.ts';
import { readPieces } from './pieces.ts';
import type { AskOptions, Connection, Fetch } from './send.ts';

export interface ClientOptions {
  /** The address under which people know the server. */
  readonly url: string | URL;
  /** The session of an earlier client, as `cookies()` gave it. */
  readonly cookies?: string;
  /** The token of a program, in place of signing in. */
  readonly token?: string;
  /** How often a request is sent again when no answer comes; 3 unless set. */
  readonly repeats?: number;
  /** In place of the one that the platform has. */
  readonly fetch?: Fetch;
}

/** JSON, a file of text, or pieces as they come. */
type Answer<C extends Call> = C['produces'] extends 'text/event-stream' | undefined
  ? C['produces'] extends undefined
    ? Promise<CallReply<C>>
    : AsyncGenerator<Piece>
  : Promise<string>;

/** Where every field may be left out, all of them may. */
type Ask<C extends Call> =
  Record<string, never> extends CallInput<C>
    ? (input?: CallInput<C>, options?: AskOptions) => Answer<C>
    : (input: CallInput<C>, options?: AskOptions) => Answer<C>;

type RoomOf<B> = { readonly [N in keyof B as B[N] extends Call ? N : never]: B[N] extends Call ? Ask<B[N]> : never };

type Rooms = { readonly [R in keyof typeof api]: RoomOf<(typeof api)[R]> };

export interface Client extends Rooms {
  /** A photo or a video; `url` of the answer goes into `image_url` of a post. */
  sendMedia(
    file: Blob,
    name: string,
    options?: AskOptions & CallInput<typeof mediaCalls.uploadAuth>,
  ): Promise<UploadReply>;
  /** Any file for a message, or a long video, in pieces. */
  sendFile(file: Blob, name: string, options?: AskOptions & { readonly screen?: 'file' | 'video' }): Promise<MediaView>;
  /** Hears what happens as it happens, until it is closed. */
  listen(handlers: LiveHandlers, options?: ListenOptions): Listener;
  /** The session as text, for a client of later; empty in a browser, which keeps it itself. Whoever has it is the member. */
  cookies(): string;
}

async function* askPieces(
  connection: Connection,
  call: Call,
  input: object,
  options: AskOptions,
): AsyncGenerator<Piece> {
  const body = await askAnd(connection, call, input, options, async (reply) => reply.body);
  if (body !== null) yield* readPieces(body);
}

const answerOf = (connection: Connection, call: Call, input: object, options: AskOptions): unknown => {
  if (call.produces === 'text/event-stream') return askPieces(connection, call, input, options);
  if (call.produces !== undefined) return askAnd(connection, call, input, options, (reply) => reply.text());
  return ask(connection, call, input as CallInput<Call>, options);
};

const roomOf = (connection: Connection, calls: object): object =>
  Object.fromEntries(
    Object.entries(calls)
      .filter((entry): entry is [string, Call] => isCall(entry[1]))
      .map(([name, call]) => [
        name,
        (input: object = {}, options: AskOptions = {}) => answerOf(connection, call, input, options),
      ]),
  );

/** `client.posts.createPost({ content: 'Hello' })`: every call of the contract, in its room and under its name. */
export const createClient = (options: ClientOptions): Client => {
  const connection: Connection = {
    url: new URL(options.url),
    cookies: new Cookies(options.cookies),
    token: options.token ?? null,
    fetch: options.fetch ?? ((url, init) => fetch(url, init)),
    repeats: options.repeats ?? 3,
  };
  const rooms = Object.entries(api).map(([room, calls]) => [room, roomOf(connection, calls)] as const);
  return {
    ...(Object.fromEntries(rooms) as unknown as Rooms),
    sendMedia: (file, name, how) => sendMedia(connection, file, name, how),
    sendFile: (file, name, how) => sendFile(connection, file, name, how),
    listen: (handlers, how = {}) => listen(connection, handlers, how),
    cookies: () => connection.cookies.toString(),
  };
};
