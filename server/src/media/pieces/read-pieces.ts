import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { mediaErrors } from '@wagram/contract/media';
import { fail, type App } from '#kernel';
import type { PartialRow } from './partials.gen.ts';
import { pieceKey } from './partials.ts';

/** What came in pieces, as one file. */
export const writePieces = (app: App, row: PartialRow, path: string): Promise<void> =>
  pipeline(readPieces(app, row), createWriteStream(path, { flags: 'wx', mode: 0o600 }));

const readPieces = async function* (app: App, { folder, pieces }: PartialRow): AsyncGenerator<Buffer> {
  let offset = 0;
  for (const length of pieces) {
    const piece = await app.files.open(pieceKey(folder, offset, length), null);
    if (piece?.body == null || piece.size !== length) fail(mediaErrors, 'upload_not_found');
    for await (const chunk of piece.body) yield chunk as Buffer;
    offset += length;
  }
};

export const removePieces = async (app: App, { folder }: PartialRow): Promise<void> =>
  // What a store that is away keeps of it is found by the sweep.
  app.files.remove(folder).catch((error: unknown) => app.log.warn({ err: error }, 'pieces could not be removed'));
