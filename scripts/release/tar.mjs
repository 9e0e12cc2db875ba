// Writes .tar.gz files that are the same for the same content, on every machine: sorted, of one time and of nobody.
// The system's tar has no flags for this that Linux, macOS and Windows share.
import { createWriteStream, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { filesIn } from './files.mjs';

const BLOCK = 512;
const NAME = 100;
const PREFIX = 155;

/** The format has two fields for a long path, cut at a slash. @param {string} path @returns {{ name: string, prefix: string }} */
const splitPath = (path) => {
  if (Buffer.byteLength(path) <= NAME) return { name: path, prefix: '' };
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) {
    const [prefix, name] = [path.slice(0, at), path.slice(at + 1)];
    if (Buffer.byteLength(name) <= NAME && Buffer.byteLength(prefix) <= PREFIX) return { name, prefix };
  }
  throw new Error(`${path} is too long for an archive`);
};

/** @param {number} value @param {number} length */
const octal = (value, length) => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** @param {{ path: string, size: number, mode: number, time: number, link: string }} file @returns {Buffer} */
const headerOf = ({ path, size, mode, time, link }) => {
  const { name, prefix } = splitPath(path);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(mode, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(time, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write(link === '' ? '0' : '2', 156);
  header.write(link, 157);
  header.write('ustar\u000000', 257);
  header.write(prefix, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
};

/** @param {string} folder @param {string} name @param {number} time seconds since 1970 */
const blocksOf = function* (folder, name, time) {
  for (const path of filesIn(folder)) {
    const about = lstatSync(join(folder, path));
    const link = about.isSymbolicLink() ? readlinkSync(join(folder, path)) : '';
    const content = link === '' ? readFileSync(join(folder, path)) : Buffer.alloc(0);
    const mode = (about.mode & 0o100) === 0 ? 0o644 : 0o755;
    yield headerOf({ path: `${name}/${path}`, size: content.length, mode, time, link });
    yield content;
    yield Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK);
  }
  yield Buffer.alloc(2 * BLOCK);
};

/** Packs a folder so that it unpacks into one called `name`. @param {{ folder: string, name: string, file: string, time: number }} what */
export const writeArchive = ({ folder, name, file, time }) =>
  pipeline(Readable.from(blocksOf(folder, name, time)), createGzip(), createWriteStream(file));
