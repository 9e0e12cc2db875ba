// Elements of an id, a size and a content (EBML, RFC 8794): what WebM is made of.
import type { FileHandle } from 'node:fs/promises';

export interface Element {
  readonly id: number;
  /** Where its content begins. */
  readonly from: number;
  /** Where it ends; null when its writer did not know. */
  readonly to: number | null;
}

/** Throws a RangeError where the bytes end or are no number of EBML. */
export const readNumber = (bytes: Buffer, at: number, keepMarker: boolean): { value: number | null; bytes: number } => {
  const first = bytes.readUInt8(at);
  const length = Math.clz32(first) - 23;
  if (length > 8 || (keepMarker && length > 4)) throw new RangeError('not a number of EBML');
  let value = keepMarker ? first : first & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (let index = 1; index < length; index += 1) {
    const next = bytes.readUInt8(at + index);
    isUnknown &&= next === 0xff;
    value = value * 256 + next;
  }
  return { value: isUnknown && !keepMarker ? null : value, bytes: length };
};

export const readElement = (bytes: Buffer, at: number): Element => {
  const id = readNumber(bytes, at, true);
  const length = readNumber(bytes, at + id.bytes, false);
  const from = at + id.bytes + length.bytes;
  return { id: id.value ?? 0, from, to: length.value === null ? null : from + length.value };
};

export const readUint = (bytes: Buffer | undefined): number =>
  bytes === undefined || bytes.length === 0 || bytes.length > 8 ? 0 : Number(`0x${bytes.toString('hex')}`);

/** What an element holds, in order. */
export const childrenOf = (bytes: Buffer): { id: number; content: Buffer }[] => {
  const found: { id: number; content: Buffer }[] = [];
  for (let at = 0; at < bytes.length;) {
    const { id, from, to } = readElement(bytes, at);
    if (to === null || to > bytes.length) throw new RangeError('an element is longer than what holds it');
    found.push({ id, content: bytes.subarray(from, to) });
    at = to;
  }
  return found;
};

/** An element with a size of eight bytes: how long it is does not depend on what it says. */
export const element = (id: number, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([elementHead(id, body.length), body]);
};

export const elementHead = (id: number, length: number): Buffer => {
  const hex = id.toString(16);
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(BigInt(length));
  size.writeUInt8(0x01, 0);
  return Buffer.concat([Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex'), size]);
};

export const uint = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};

const WINDOW = 256 * 1024;

/** Looks at a file through a window that follows: many small looks are few reads. */
export class FileWindow {
  private bytes: Buffer = Buffer.alloc(0);
  private start = 0;

  constructor(
    private readonly file: FileHandle,
    readonly size: number,
  ) {}

  /** Up to `length` bytes from there on; fewer at the end of the file. */
  async at(position: number, length: number): Promise<Buffer> {
    const end = Math.min(position + length, this.size);
    if (position < this.start || end > this.start + this.bytes.length) {
      const window = Buffer.alloc(Math.max(0, Math.min(Math.max(WINDOW, length), this.size - position)));
      const { bytesRead } = await this.file.read(window, 0, window.length, position);
      this.bytes = window.subarray(0, bytesRead);
      this.start = position;
    }
    return this.bytes.subarray(position - this.start, Math.max(position, end) - this.start);
  }

  /** null where the file ends or holds something else. */
  async element(position: number): Promise<Element | null> {
    try {
      const { id, from, to } = readElement(await this.at(position, 12), 0);
      return { id, from: position + from, to: to === null ? null : position + to };
    } catch (error) {
      if (error instanceof RangeError) return null;
      throw error;
    }
  }
}
