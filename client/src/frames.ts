// RFC 6455, the part of a client: what it says is masked, what it hears is not.
import { randomBytes } from 'node:crypto';

export const TEXT = 1;
export const CLOSE = 8;
export const PING = 9;
export const PONG = 10;

/** No message of a live socket is near as long. */
const LONGEST = 16_000_000;
const SHORT_MAX = 125;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

const headOf = (opcode: number, length: number): Buffer => {
  if (length <= SHORT_MAX) return Buffer.from([0x80 | opcode, 0x80 | length]);
  const isLong = length > 0xffff;
  const head = Buffer.alloc(isLong ? 10 : 4);
  head.set([0x80 | opcode, 0x80 | (isLong ? EIGHT_BYTES : TWO_BYTES)]);
  if (isLong) head.writeBigUInt64BE(BigInt(length), 2);
  else head.writeUInt16BE(length, 2);
  return head;
};

export const toFrame = (opcode: number, data: Buffer): Buffer => {
  const mask = randomBytes(4);
  const masked = Buffer.from(data.map((byte, place) => byte ^ (mask[place % 4] ?? 0)));
  return Buffer.concat([headOf(opcode, data.length), mask, masked]);
};

interface Frame {
  readonly opcode: number;
  readonly isLast: boolean;
  readonly data: Buffer;
  readonly end: number;
}

/** The first frame in these bytes; null while it is not whole. */
const readFrame = (bytes: Buffer): Frame | null => {
  if (bytes.length < 2) return null;
  const [first = 0, second = 0] = bytes;
  const size = second & 0x7f;
  const start = size === TWO_BYTES ? 4 : size === EIGHT_BYTES ? 10 : 2;
  if (bytes.length < start) return null;
  const length =
    size === TWO_BYTES ? bytes.readUInt16BE(2) : size === EIGHT_BYTES ? Number(bytes.readBigUInt64BE(2)) : size;
  if (length > LONGEST) throw new Error('a frame is too long');
  const end = start + length;
  if (bytes.length < end) return null;
  return { opcode: first & 0x0f, isLast: (first & 0x80) !== 0, data: bytes.subarray(start, end), end };
};

/** Puts frames together from bytes as they arrive, and messages from frames. */
export class FrameReader {
  private bytes: Buffer = Buffer.alloc(0);
  private parts: Buffer[] = [];
  private kept = 0;

  constructor(private readonly hear: (opcode: number, data: Buffer) => void) {}

  take(chunk: Buffer): void {
    this.bytes = this.bytes.length === 0 ? chunk : Buffer.concat([this.bytes, chunk]);
    for (let frame = readFrame(this.bytes); frame !== null; frame = readFrame(this.bytes)) {
      this.bytes = this.bytes.subarray(frame.end);
      this.takeFrame(frame);
    }
  }

  /** Frames that control the connection may stand between the parts of a message. */
  private takeFrame({ opcode, isLast, data }: Frame): void {
    if (opcode >= CLOSE) return this.hear(opcode, data);
    this.parts.push(data);
    this.kept += data.length;
    if (this.kept > LONGEST) throw new Error('a message is too long');
    if (!isLast) return;
    const whole = Buffer.concat(this.parts);
    this.parts = [];
    this.kept = 0;
    this.hear(TEXT, whole);
  }
}
