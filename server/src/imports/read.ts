import { open } from 'node:fs/promises';
import { gunzip } from 'node:zlib';
import { promisify } from 'node:util';
import { ARCHIVE_LIST_MAX_BYTES, importErrors } from '@wagram/contract/imports';
import { fail, Failure } from '#kernel';
import { followsFrom, fromMastodon, fromOwn, fromX, type Found } from './sources.ts';
import { withZip, type Archive } from './zip.ts';

const unpack = promisify(gunzip);
/** Mastodon packs its older archives this way, pictures and all: more is not held in memory. */
const TAR_MAX_BYTES = 256 * 1024 * 1024;
const BLOCK = 512;

const textIn = async (archive: Archive, name: RegExp): Promise<string | null> => {
  const found = archive.names.find((one) => name.test(one));
  return found === undefined ? null : ((await archive.read(found, ARCHIVE_LIST_MAX_BYTES))?.toString('utf8') ?? null);
};

const jsonIn = async (archive: Archive, name: RegExp): Promise<unknown> => {
  const text = await textIn(archive, name);
  return text === null ? null : (JSON.parse(text) as unknown);
};

/** The three are told apart by what they hold. */
const fromArchive = async (archive: Archive): Promise<Found | null> => {
  const follows = followsFrom((await textIn(archive, /(^|\/)following_accounts\.csv$/)) ?? '');
  const outbox = await textIn(archive, /(^|\/)outbox\.json$/);
  if (outbox !== null) {
    const found = await fromMastodon(JSON.parse(outbox));
    return found === null ? null : { ...found, follows };
  }
  const tweets = await textIn(archive, /(^|\/)tweets?\.js$/);
  if (tweets !== null) return fromX(tweets);
  const [profile, posts, pairs] = await Promise.all(
    [/^data\/profile\.json$/, /^data\/posts\.json$/, /^data\/follows\.json$/].map((name) => jsonIn(archive, name)),
  );
  return fromOwn({ profile, posts, pairs });
};

/** The files of an unpacked tar: headers of 512 bytes, each before its file. */
const tarOf = (bytes: Buffer): Archive => {
  const files = new Map<string, Buffer>();
  for (let at = 0; at + BLOCK <= bytes.length;) {
    const name = bytes.toString('utf8', at, at + 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(bytes.toString('latin1', at + 124, at + 136).replace(/[^0-7]/g, ''), 8);
    if (name === '' || !Number.isSafeInteger(size)) break;
    if (!files.has(name)) files.set(name, bytes.subarray(at + BLOCK, at + BLOCK + size));
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  const read = async (name: string, most: number) => {
    const file = files.get(name) ?? null;
    if (file !== null && file.length > most) fail(importErrors, 'import_list_too_large');
    return file;
  };
  return { names: [...files.keys()], read };
};

/** A single file out of an archive will do as well. */
const fromText = async (text: string): Promise<Found | null> => {
  if (text.startsWith('window.YTD.')) return fromX(text);
  if (text.startsWith('Account address'))
    return { source: 'mastodon', posts: [], leftOut: new Map(), follows: followsFrom(text) };
  return text.startsWith('{') ? fromMastodon(JSON.parse(text)) : null;
};

const readAny = async (path: string): Promise<Found | null> => {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer: start } = await file.read({ buffer: Buffer.alloc(4), position: 0 });
    if (start.readUInt32LE(0) === 0x04034b50) return await withZip(path, fromArchive);
    if (start[0] === 0x1f && start[1] === 0x8b)
      return await fromArchive(tarOf(await unpack(await file.readFile(), { maxOutputLength: TAR_MAX_BYTES })));
    if (size > ARCHIVE_LIST_MAX_BYTES) fail(importErrors, 'import_list_too_large');
    return await fromText((await file.readFile('utf8')).replace(/^\uFEFF/, '').trimStart());
  } finally {
    await file.close();
  }
};

/** What an archive on disk holds; fails with a word when it is none, or is more than we take. */
export const readArchive = async (path: string): Promise<Found> => {
  try {
    return (await readAny(path)) ?? fail(importErrors, 'import_unknown_file');
  } catch (error) {
    if (error instanceof Failure) throw error;
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return fail(importErrors, isTooLarge ? 'import_list_too_large' : 'import_broken_file');
  }
};
