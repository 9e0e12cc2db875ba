import { inflateRawSync } from 'node:zlib';

const END = 0x06054b50;
const DEFLATED = 8;

/** The files of a small zip archive by their names, read as the format says: from the directory at its end. */
export const unzip = (bytes: Buffer): Map<string, Buffer> => {
  let end = bytes.length - 22;
  while (end > 0 && bytes.readUInt32LE(end) !== END) end -= 1;
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    files.set(name, method === DEFLATED ? inflateRawSync(content) : content);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
};
