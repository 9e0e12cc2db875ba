// WebM: elements of an id, a size and a content (EBML, RFC 8794). What is needed stands before the first frames.
import { open } from 'node:fs/promises';
import { readNumber, readUint } from './ebml.ts';
import type { VideoDetails } from './details.ts';

const HEAD_MAX = 1024 * 1024;
const DEPTH_MAX = 6;

const id = {
  header: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  tracks: 0x1654ae6b,
  track: 0xae,
  codec: 0x86,
  video: 0xe0,
  width: 0xb0,
  height: 0xba,
  cluster: 0x1f43b675,
};
const inside = new Set([id.header, id.segment, id.info, id.tracks, id.track, id.video]);
const playable = /^V_(VP8|VP9|AV1)$/;

/** null when it is cut, something else or of a codec that browsers do not play. */
export const readWebm = (path: string): Promise<VideoDetails | null> => readHead(path, detailsOf);

/** A recording of sound alone. */
export const isWebmSound = async (path: string): Promise<boolean> => (await readHead(path, soundOf)) === true;

const soundOf = (head: Buffer, size: number): true | null => {
  const found = new Map<number, Buffer>();
  if (!walk(head, 0, size, found, 0) || !found.has(id.cluster) || found.has(id.width)) return null;
  const codec = found.get(id.codec)?.toString('latin1').split('\0', 1)[0] ?? '';
  return /^A_(OPUS|VORBIS)$/.test(codec) ? true : null;
};

const readHead = async <T>(path: string, read: (head: Buffer, size: number) => T | null): Promise<T | null> => {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const head = Buffer.alloc(Math.min(size, HEAD_MAX));
    await file.read(head, 0, head.length, 0);
    return read(head, size);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
};

const detailsOf = (head: Buffer, size: number): VideoDetails | null => {
  const found = new Map<number, Buffer>();
  if (!walk(head, 0, size, found, 0)) return null;
  const text = (key: number): string => found.get(key)?.toString('latin1').split('\0', 1)[0] ?? '';
  const [width, height] = [id.width, id.height].map((key) => readUint(found.get(key)));
  if (text(id.docType) !== 'webm' || !playable.test(text(id.codec)) || !found.has(id.cluster)) return null;
  if (!width || !height) return null;
  const length = readFloat(found.get(id.duration)) * (readUint(found.get(id.scale)) || 1_000_000);
  const duration = length > 0 && length < 1e15 ? Math.round(length / 1e6) / 1000 : null;
  return { container: 'webm', width, height, duration, isPlain: false };
};

const isPicture = (codec: Buffer): boolean => codec.toString('latin1', 0, 2) === 'V_';

/** Keeps the first element of each id. False: something does not fit into what holds it. */
const walk = (head: Buffer, from: number, to: number, found: Map<number, Buffer>, depth: number): boolean => {
  if (depth > DEPTH_MAX) return false;
  let at = from;
  while (at < to && at < head.length) {
    const name = readNumber(head, at, true);
    const length = readNumber(head, at + name.bytes, false);
    const content = at + name.bytes + length.bytes;
    // Recorders do not know the length in advance: such an element reaches to the end.
    const end = length.value === null ? to : content + length.value;
    if (end > to || name.value === null) return false;
    if (name.value === id.cluster) {
      found.set(id.cluster, Buffer.alloc(0));
      return true;
    }
    if (inside.has(name.value)) {
      if (!walk(head, content, end, found, depth + 1)) return false;
    } else {
      const bytes = head.subarray(content, Math.min(end, content + 64));
      const known = found.get(name.value);
      // Recorders put the sound first when it came first: what the picture is coded with counts.
      if (known === undefined || (name.value === id.codec && !isPicture(known) && isPicture(bytes)))
        found.set(name.value, bytes);
    }
    at = end;
  }
  // What follows the segment belongs to no video.
  return depth > 0 || at === to || found.has(id.cluster);
};

const readFloat = (bytes: Buffer | undefined): number =>
  bytes?.length === 8 ? bytes.readDoubleBE() : bytes?.length === 4 ? bytes.readFloatBE() : 0;
