// MP4 and QuickTime: boxes of a size, a name and a content, some of which hold boxes again (ISO/IEC 14496-12).
import { open, type FileHandle } from 'node:fs/promises';
import type { VideoDetails } from './details.ts';

interface Box {
  readonly name: string;
  /** Where it and where its content begin, and where it ends. */
  readonly at: number;
  readonly content: number;
  readonly end: number;
}

class NotMp4 extends Error {}

const BOXES_MAX = 20_000;
const inside = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Browsers play these: H.264, HEVC, AV1, VP9. */
const playable = new Set(['avc1', 'avc3', 'hvc1', 'hev1', 'av01', 'vp09']);
/** Where cameras write the place, the device and the owner's words. */
const personal = new Set(['udta', 'meta', 'uuid']);

/** Size, length and codec of an MP4, which loses its personal data on the way; null when no browser would play it. */
export const readMp4 = async (path: string): Promise<VideoDetails | null> => {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const boxes = await listBoxes(file, size);
    const details = await detailsOf(file, boxes);
    if (details !== null) for (const box of boxes) if (personal.has(box.name)) await blank(file, box);
    return details;
  } catch (error) {
    if (error instanceof NotMp4 || error instanceof RangeError) return null;
    throw error;
  } finally {
    await file.close();
  }
};

/** Whole, and nothing in it but sound that browsers play; it loses its personal data on the way. */
export const hasMp4Sound = async (path: string): Promise<boolean> => {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    const boxes = await listBoxes(file, size);
    const kinds: string[] = [];
    for (const box of boxes.filter(({ name }) => name === 'hdlr'))
      kinds.push((await contentOf(file, box)).toString('latin1', 8, 12));
    const hasFrames = boxes.some((box) => box.name === 'mdat' || box.name === 'moof');
    if (!hasFrames || kinds.length === 0 || kinds.some((kind) => kind !== 'soun')) return false;
    for (const box of boxes) if (personal.has(box.name)) await blank(file, box);
    return true;
  } catch (error) {
    if (error instanceof NotMp4 || error instanceof RangeError) return false;
    throw error;
  } finally {
    await file.close();
  }
};

const readAt = async (file: FileHandle, at: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.alloc(length);
  const { bytesRead } = await file.read(bytes, 0, length, at);
  if (bytesRead < length) throw new NotMp4('ends too early');
  return bytes;
};

/** All boxes in the order of the file. They must fill it to the last byte, so a cut file or an appended archive shows. */
const listBoxes = async (file: FileHandle, size: number): Promise<Box[]> => {
  const found: Box[] = [];
  const walk = async (from: number, to: number): Promise<void> => {
    let at = from;
    while (at < to) {
      const box = await readBox(file, at, to);
      found.push(box);
      if (found.length > BOXES_MAX) throw new NotMp4('too many boxes');
      if (inside.has(box.name)) await walk(box.content, box.end);
      at = box.end;
    }
  };
  await walk(0, size);
  if (found[0]?.name !== 'ftyp') throw new NotMp4('does not begin with ftyp');
  return found;
};

const readBox = async (file: FileHandle, at: number, to: number): Promise<Box> => {
  const head = await readAt(file, at, 8);
  const short = head.readUInt32BE(0);
  const name = head.toString('latin1', 4, 8);
  const content = at + (short === 1 ? 16 : 8);
  const length =
    short === 1 ? Number((await readAt(file, at + 8, 8)).readBigUInt64BE()) : short === 0 ? to - at : short;
  const end = at + length;
  if (end < content || end > to) throw new NotMp4(`${name} does not fit`);
  return { name, at, content, end };
};

const CONTENT_MAX = 4_096;
const contentOf = (file: FileHandle, box: Box): Promise<Buffer> =>
  readAt(file, box.content, Math.min(box.end - box.content, CONTENT_MAX));

const detailsOf = async (file: FileHandle, boxes: Box[]): Promise<VideoDetails | null> => {
  const header = boxes.find((box) => box.name === 'mvhd');
  const hasFrames = boxes.some((box) => box.name === 'mdat' || box.name === 'moof');
  if (header === undefined || !hasFrames) return null;
  for (const track of boxes.filter((box) => box.name === 'trak')) {
    const part = (name: string): Box | undefined =>
      boxes.find((box) => box.name === name && box.at > track.at && box.end <= track.end);
    const [head, handler, samples] = [part('tkhd'), part('hdlr'), part('stsd')];
    if (head === undefined || handler === undefined || samples === undefined) continue;
    if ((await contentOf(file, handler)).toString('latin1', 8, 12) !== 'vide') continue;
    const codec = (await contentOf(file, samples)).toString('latin1', 12, 16);
    if (!playable.has(codec)) return null;
    const size = sizeOf(await contentOf(file, head));
    if (size.width < 1 || size.height < 1) return null;
    const isPlain = codec === 'avc1' && boxes.find(({ name }) => name === 'moov' || name === 'mdat')?.name === 'moov';
    return { container: 'mp4', ...size, duration: durationOf(await contentOf(file, header)), isPlain };
  }
  return null;
};

/** Of the track header: 16.16 numbers after a matrix, which says whether a phone was held upright. */
const sizeOf = (head: Buffer): { width: number; height: number } => {
  const matrix = head[0] === 1 ? 52 : 40;
  const isTurned = head.readInt32BE(matrix) === 0 && head.readInt32BE(matrix + 16) === 0;
  const [across, down] = [head.readUInt32BE(matrix + 36), head.readUInt32BE(matrix + 40)].map((n) => n >>> 16);
  return isTurned ? { width: down ?? 0, height: across ?? 0 } : { width: across ?? 0, height: down ?? 0 };
};

const durationOf = (head: Buffer): number | null => {
  const isLong = head[0] === 1;
  const scale = head.readUInt32BE(isLong ? 20 : 12);
  const length = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16);
  const seconds = scale === 0 ? 0 : length / scale;
  return seconds > 0 && seconds < 1e6 ? Math.round(seconds * 1000) / 1000 : null;
};

const ZEROS = Buffer.alloc(64 * 1024);

/** The box stays as empty space: everything after it keeps its place, to which tables of the file point. */
const blank = async (file: FileHandle, box: Box): Promise<void> => {
  await file.write('free', box.at + 4, 'latin1');
  for (let at = box.content; at < box.end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, box.end - at), at);
};
