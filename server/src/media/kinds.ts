import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import type { MediaKind } from '@house/contract/media';

const HEAD = 64 * 1024;

/** What we take, by what file-type finds in the content. Names and Content-Type are the sender's word and not asked. */
const known: Readonly<Record<string, { kind: MediaKind; container?: 'mp4' | 'webm' }>> = {
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
};

export interface Content {
  readonly kind: MediaKind;
  readonly container: 'mp4' | 'webm' | null;
}

/** UP-02: null is neither an image nor a video that we take. */
export const findContent = async (source: string | Buffer): Promise<Content | null> => {
  const type = await fileTypeFromBuffer(typeof source === 'string' ? await readHead(source) : source.subarray(0, HEAD));
  const entry = type === undefined ? undefined : known[type.mime];
  return entry === undefined ? null : { kind: entry.kind, container: entry.container ?? null };
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
