// SR-M11: the image host's own client sends fields in the order in which its caller wrote them, often the file first. What
// comes before its token is held here, in memory and within bounds; the disk sees only what was admitted.
import type { Readable } from 'node:stream';
import { IMAGE_MAX_BYTES, mediaErrors } from '@wagram/contract/media';
import { kernelErrors } from '@wagram/contract/kernel';
import { fail } from '#kernel';

/** One photo, and of all who come like this at once no more than a few. */
const EACH_MAX = IMAGE_MAX_BYTES + 1;
const ALL_MAX = 4 * IMAGE_MAX_BYTES;
// Of the process, as the memory is.
let held = 0;

export interface HeldBytes {
  readonly bytes: Buffer;
  release(): void;
}

/** A photo that is a byte too large is still told so in the words for it. */
export const holdBytes = async (file: Readable): Promise<HeldBytes> => {
  const chunks: Buffer[] = [];
  let size = 0;
  const release = (): void => {
    held -= size;
    size = 0;
  };
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      if (size + chunk.length > EACH_MAX) fail(mediaErrors, 'token_first');
      if (held + chunk.length > ALL_MAX) fail(kernelErrors, 'overloaded', { retryAfterS: 5 });
      size += chunk.length;
      held += chunk.length;
      chunks.push(chunk);
    }
  } catch (error) {
    release();
    throw error;
  }
  return { bytes: Buffer.concat(chunks), release };
};
