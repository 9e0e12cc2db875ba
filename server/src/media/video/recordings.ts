// One stream, one film: a host whose page went away records on with the next one, and what arrived of each is joined.
import { rm } from 'node:fs/promises';
import { mediaErrors, RECORDINGS_MAX, type PartialView } from '@wagram/contract/media';
import { fail, type App, type MediaId, type MemberId } from '#kernel';
import { joinWebm } from './join-webm.ts';
import { claimRecordings, selectFilmParts, selectPartialAbout, type PartialRow } from '../pieces/partials.gen.ts';
import { openPartial } from '../pieces/partials.ts';
import { writePieces } from '../pieces/read-pieces.ts';

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

/** Of those recordings of something that became a film. Known for a day after it was put together. */
export const findFilmParts = async (app: App, mediaId: MediaId, about: string): Promise<FilmPart[]> =>
  (await selectFilmParts(app.db, { mediaId, about })).map(({ begun_at: begunAt, film_ms: filmMs }) => ({
    begunAt,
    filmMs,
  }));

/** The recordings before one that is put together, in their order. */
export const claimEarlier = async (
  app: App,
  memberId: MemberId,
  { about, part }: PartialRow,
  now: Date,
  busyUntil: Date,
): Promise<PartialRow[]> => {
  if (part === 0 || about === null) return [];
  const rows = await claimRecordings(app.db, { memberId, about, part, now, busyUntil });
  return rows.sort((one, other) => one.part - other.part);
};

/** Writes one recording after the other. Answers where each begins in the film; null where one is left out. */
export const writeFilm = async (
  app: App,
  rows: readonly PartialRow[],
  path: string,
): Promise<readonly (number | null)[]> => {
  const [only, ...others] = rows;
  if (only === undefined || others.length > 0) return joinRows(app, rows, path);
  await writePieces(app, only, path);
  return [0];
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
