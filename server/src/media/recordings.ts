// One stream, one film: a host whose page went away records on with the next one, and what arrived of each is joined.
import { rm } from 'node:fs/promises';
import { mediaErrors, RECORDINGS_MAX, type PartialView } from '@wagram/contract/media';
import { fail, type App, type MediaId, type MemberId } from '#kernel';
import { joinWebm } from './join-webm.ts';
import { selectFilmParts, selectPartialAbout, selectRecordings, type PartialRow } from './partials.gen.ts';
import { openPartial } from './partials.ts';
import { removePieces, writePieces } from './read-pieces.ts';

/** The one that is under way, or another that goes on after it. */
export const openRecording = async (
  app: App,
  memberId: MemberId,
  about: string,
  isAnother: boolean,
): Promise<PartialView> => {
  const last = await selectPartialAbout(app.db, { memberId, about, least: 0 });
  if (last === undefined) return openPartial(app, memberId, 'replay', { about, part: 0, earlier: 0 });
  const { part, earlier, received } = last;
  if (!isAnother || received === 0) return openPartial(app, memberId, 'replay', { about, part, earlier });
  if (part + 1 >= RECORDINGS_MAX) fail(mediaErrors, 'too_many_parts');
  return openPartial(app, memberId, 'replay', { about, part: part + 1, earlier: earlier + received });
};

export const hasRecording = async (app: App, memberId: MemberId, about: string): Promise<boolean> =>
  (await selectPartialAbout(app.db, { memberId, about, least: 0 })) !== undefined;

export interface FilmPart {
  readonly begunAt: Date;
  readonly filmMs: number;
}

/** Known for a day after it was put together. */
export const findFilmParts = async (app: App, mediaId: MediaId): Promise<FilmPart[]> =>
  (await selectFilmParts(app.db, { mediaId })).map(({ begun_at: begunAt, film_ms: filmMs }) => ({ begunAt, filmMs }));

/** What a film was made of: where each recording begins in it, null where one is left out. */
export interface Film {
  readonly rows: readonly PartialRow[];
  readonly begins: readonly (number | null)[];
  readonly size: number;
}

/** Writes a recording with those before it. */
export const writeFilm = async (app: App, memberId: MemberId, row: PartialRow, path: string): Promise<Film> => {
  const { about, part } = row;
  const rows = part === 0 || about === null ? [row] : await selectRecordings(app.db, { memberId, about, part });
  const size = rows.reduce((sum, { received }) => sum + received, 0);
  if (rows.length > 1) return { rows, begins: await joinRows(app, rows, path), size };
  await writePieces(app, row, path);
  return { rows, begins: [0], size };
};

/** What is no WebM cannot be joined: the longest of them is kept. */
const joinRows = async (app: App, rows: readonly PartialRow[], path: string): Promise<(number | null)[]> => {
  const paths = rows.map((_, index) => `${path}-${index}`);
  try {
    for (const [index, row] of rows.entries()) await writePieces(app, row, paths[index] ?? path);
    const begins = await joinWebm(paths, path);
    if (begins.some((begin) => begin !== null)) return begins;
    const longest = rows.reduce((best, row) => (row.received > best.received ? row : best));
    await rm(path, { force: true });
    await writePieces(app, longest, path);
    return rows.map((row) => (row === longest ? 0 : null));
  } finally {
    for (const one of paths) await rm(one, { force: true });
  }
};

export const removeRecordings = async (app: App, { rows }: Film): Promise<void> => {
  for (const row of rows) await removePieces(app, row);
};
