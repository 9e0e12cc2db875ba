import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { importErrors } from '@wagram/contract/imports';
import { fail } from '#kernel';

const inflate = promisify(inflateRaw);

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
/** Names and places of some fifty thousand files. */
const DIRECTORY_MAX = 8 * 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

interface Entry {
  readonly packed: number;
  readonly size: number;
  readonly method: number;
  readonly at: number;
}

/** Nothing is ever written under a name of an archive; one that climbs out of its folder is not even looked at. */
const isPlain = (name: string): boolean => !/^[/\\]|(^|[/\\])\.\.([/\\]|$)|\0|^[a-z]:/i.test(name);

const readDirectory = (bytes: Buffer, count: number): Map<string, Entry> => {
  const entries = new Map<string, Entry>();
  let at = 0;
  for (let left = count; left > 0; left -= 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) fail(importErrors, 'import_broken_file');
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const entry = {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      at: bytes.readUInt32LE(at + 42),
    };
    if (isPlain(name) && !entries.has(name)) entries.set(name, entry);
    at += 46 + nameLength + extra + comment;
  }
  return entries;
};

/** The files of a zip archive on disk, by name; each is unpacked when it is asked for, and never beyond a bound. */
export interface Archive {
  readonly names: readonly string[];
  /** Null when there is none by this name. */
  read(name: string, most: number): Promise<Buffer | null>;
}

/** Reads the directory at the end, as the format says. An archive beyond 4 GB is none that we take. */
export const withZip = async <T>(path: string, work: (archive: Archive) => Promise<T>): Promise<T> => {
  const file = await open(path, 'r');
  try {
    const { size: whole } = await file.stat();
    const take = async (at: number, length: number): Promise<Buffer> => {
      if (at < 0 || length < 0 || at + length > whole) fail(importErrors, 'import_broken_file');
      const { buffer } = await file.read({ buffer: Buffer.alloc(length), position: at });
      return buffer;
    };
    const tail = await take(Math.max(0, whole - END_BYTES - COMMENT_MAX), Math.min(whole, END_BYTES + COMMENT_MAX));
    let end = tail.length - END_BYTES;
    while (end >= 0 && tail.readUInt32LE(end) !== END) end -= 1;
    if (end < 0) fail(importErrors, 'import_broken_file');
    const directorySize = tail.readUInt32LE(end + 12);
    if (directorySize > DIRECTORY_MAX) fail(importErrors, 'import_list_too_large');
    const entries = readDirectory(await take(tail.readUInt32LE(end + 16), directorySize), tail.readUInt16LE(end + 10));

    const read = async (name: string, most: number): Promise<Buffer | null> => {
      const entry = entries.get(name);
      if (entry === undefined) return null;
      // What the directory says may be a lie: unpacking stops at the bound by itself.
      if (entry.size > most || entry.packed > most) fail(importErrors, 'import_list_too_large');
      const head = await take(entry.at, 30);
      if (head.readUInt32LE(0) !== LOCAL) fail(importErrors, 'import_broken_file');
      const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
      const bytes = await take(start, entry.packed);
      if (entry.method === STORED) return bytes;
      if (entry.method !== DEFLATED) fail(importErrors, 'import_broken_file');
      return inflate(bytes, { maxOutputLength: most }).catch((error: NodeJS.ErrnoException) =>
        fail(importErrors, error.code === 'ERR_BUFFER_TOO_LARGE' ? 'import_list_too_large' : 'import_broken_file'),
      );
    };
    return await work({ names: [...entries.keys()], read });
  } finally {
    await file.close();
  }
};
