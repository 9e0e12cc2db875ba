import { toPiece, type Piece } from '@wagram/contract/assistant';

/** The lines of a text that arrives in parts. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Whoever stops reading ends the work behind it.
    await reader.cancel().catch(() => undefined);
  }
}

/** Server-sent events, of which the data of each stands on one line. */
export async function* readPieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  for await (const line of linesOf(body)) {
    if (!line.startsWith('data: ')) continue;
    const piece = toPiece(JSON.parse(line.slice('data: '.length)));
    if (piece !== null) yield piece;
  }
}
