import { toPiece, type Piece } from '@wagram/contract/assistant';

const readEvent = (event: string): Piece | null => {
  if (!event.startsWith('data: ')) return null;
  try {
    return toPiece(JSON.parse(event.slice(6)));
  } catch {
    return null;
  }
};

/** The server gives a sign of life every other second. */
const SILENCE_MS = 20_000;

const orSilence = async <T>(work: Promise<T>): Promise<T> => {
  let timer: number | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = window.setTimeout(() => reject(new Error('The line is silent')), SILENCE_MS);
  });
  return Promise.race([work, silence]).finally(() => window.clearTimeout(timer));
};

/** The pieces of an answer as they arrive. What cannot be read is passed over; the end of the line is the caller's to judge. */
export const readPieces = async function* (body: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await orSilence(reader.read());
    if (done) return;
    const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = events.pop() ?? '';
    for (const event of events) {
      const found = readEvent(event);
      if (found !== null) yield found;
    }
  }
};
