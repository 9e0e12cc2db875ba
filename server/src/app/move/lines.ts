import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const PIECE_BYTES = 2 * 1024 * 1024;
const NEWLINE = 0x0a;

/** Keeps what was written through a power loss. */
export const syncFile = async (path: string): Promise<void> => {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

export const writeLines = async (path: string, pieces: AsyncIterable<Buffer>): Promise<void> => {
  await pipeline(Readable.from(pieces, { objectMode: true }), createGzip({ level: 6 }), createWriteStream(path));
  await syncFile(path);
};

/** The lines of a packed file, some megabytes at a time and each piece with whole lines alone. */
export async function* readLines(path: string): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let bytes = 0;
  const unpacked = createGunzip();
  const reading = pipeline(createReadStream(path), unpacked);
  // Told by whoever reads, who fails with it.
  reading.catch(() => undefined);
  for await (const chunk of unpacked as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.length;
    const end = chunk.lastIndexOf(NEWLINE);
    if (bytes < PIECE_BYTES || end === -1) continue;
    const rest = chunk.subarray(end + 1);
    yield Buffer.concat(waiting).subarray(0, bytes - rest.length);
    waiting = [rest];
    bytes = rest.length;
  }
  await reading;
  if (bytes > 0) yield Buffer.concat(waiting);
}
