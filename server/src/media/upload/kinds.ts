import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { hasMp4Sound } from '../video/mp4.ts';
import { isWebmSound } from '../video/webm.ts';
import type { FileKind } from '@wagram/contract/media';

const HEAD = 64 * 1024;

/** What we take, by what file-type finds in the content. Names and Content-Type are the sender's word and not asked. */
const known: Readonly<Record<string, { kind: FileKind; container?: 'mp4' | 'webm' | 'ogg' }>> = {
  'image/jpeg': { kind: 'image' },
  'image/png': { kind: 'image' },
  'image/apng': { kind: 'image' },
  'image/gif': { kind: 'image' },
  'image/webp': { kind: 'image' },
  'image/avif': { kind: 'image' },
  'video/mp4': { kind: 'video', container: 'mp4' },
  'video/x-m4v': { kind: 'video', container: 'mp4' },
  // What phones film: the same boxes, and browsers play them as MP4.
  'video/quicktime': { kind: 'video', container: 'mp4' },
  'video/webm': { kind: 'video', container: 'webm' },
  'audio/mp4': { kind: 'audio', container: 'mp4' },
  'audio/x-m4a': { kind: 'audio', container: 'mp4' },
  'audio/ogg': { kind: 'audio', container: 'ogg' },
  'audio/ogg; codecs=opus': { kind: 'audio', container: 'ogg' },
};

export interface Content {
  readonly kind: FileKind;
  readonly container: 'mp4' | 'webm' | 'ogg' | null;
}

/** UP-02: null is neither an image nor a video that we take. */
export const findContent = async (source: string | Buffer): Promise<Content | null> => {
  const type = await fileTypeFromBuffer(typeof source === 'string' ? await readHead(source) : source.subarray(0, HEAD));
  const entry = type === undefined ? undefined : known[type.mime];
  return entry === undefined ? null : { kind: entry.kind, container: entry.container ?? null };
};

/** What a recorder of sound makes, by its content: a container that may also hold pictures must hold none here. */
export const findSound = async (path: string): Promise<Content | null> => {
  const content = await findContent(path);
  if (content === null || content.container === 'ogg') return content;
  const { container } = content;
  const isSound = container === 'webm' ? await isWebmSound(path) : container === 'mp4' && (await hasMp4Sound(path));
  return isSound ? { kind: 'audio', container } : null;
};

const readHead = async (path: string): Promise<Buffer> => {
  const file = await open(path);
  try {
    const head = Buffer.alloc(HEAD);
    const { bytesRead } = await file.read(head, 0, HEAD, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};
