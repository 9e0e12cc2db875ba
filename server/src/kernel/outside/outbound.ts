// Every request that the server itself makes goes through here: bounded in time and size, no redirects followed.
export interface OutboundReply {
  readonly status: number;
  readonly body: string;
}

export class OutboundError extends Error {
  constructor(
    readonly reason: 'unreachable' | 'slow' | 'too_large' | 'redirected' | 'forbidden' | 'unwanted',
    cause?: unknown,
  ) {
    super(`The other server was ${reason.replace('_', ' ')}`, { cause });
    this.name = 'OutboundFault';
  }
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 1_000_000;

export const askOutside = async (
  url: string,
  init: RequestInit = {},
  timeoutMs: number = TIMEOUT_MS,
): Promise<OutboundReply> => {
  const reply = await boundedFetch(url, init, timeoutMs);
  return { status: reply.status, body: await reply.text() };
};

/** Same shape as `fetch`, for libraries that let us bring our own. */
export const boundedFetch = async (
  url: string,
  init: RequestInit = {},
  timeoutMs: number = TIMEOUT_MS,
): Promise<Response> => {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual', signal });
    if (reply.status >= 300 && reply.status < 400) throw new OutboundError('redirected');
    const body = await readBounded(reply);
    return new Response(body, { status: reply.status, headers: reply.headers });
  } catch (error) {
    if (error instanceof OutboundError) throw error;
    throw new OutboundError(signal.aborted ? 'slow' : 'unreachable', error);
  }
};

const readBounded = async (reply: Response): Promise<string | null> => {
  if (reply.body === null) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of reply.body) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new OutboundError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};
