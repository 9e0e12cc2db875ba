// The same promises as askOutside, for an answer that comes in pieces: it may take a while, but never be silent for long.
import { OutboundError } from './outbound.ts';

export interface StreamBounds {
  /** How long the other side may say nothing. */
  readonly silenceMs: number;
  readonly totalMs: number;
  readonly maxBytes: number;
  /** Ends it early: whoever asked has gone. */
  readonly signal: AbortSignal;
}

export interface OutboundStream {
  readonly status: number;
  readonly texts: AsyncGenerator<string>;
}

export const streamOutside = async (url: string, init: RequestInit, bounds: StreamBounds): Promise<OutboundStream> => {
  const own = new AbortController();
  const signal = AbortSignal.any([own.signal, bounds.signal, AbortSignal.timeout(bounds.totalMs)]);
  let timer = setTimeout(() => own.abort(), bounds.silenceMs);
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => own.abort(), bounds.silenceMs);
  };
  const toOutboundError = (error: unknown): OutboundError => {
    clearTimeout(timer);
    if (error instanceof OutboundError) return error;
    return new OutboundError(signal.aborted ? 'slow' : 'unreachable', error);
  };
  const read = async function* (reply: Response): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let size = 0;
    try {
      for await (const chunk of reply.body ?? []) {
        heard();
        size += chunk.length;
        if (size > bounds.maxBytes) throw new OutboundError('too_large');
        yield decoder.decode(chunk, { stream: true });
      }
    } catch (error) {
      throw toOutboundError(error);
    } finally {
      clearTimeout(timer);
      own.abort();
    }
  };
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual', signal });
    heard();
    if (reply.status >= 300 && reply.status < 400) throw new OutboundError('redirected');
    return { status: reply.status, texts: read(reply) };
  } catch (error) {
    const failed = toOutboundError(error);
    own.abort();
    throw failed;
  }
};
