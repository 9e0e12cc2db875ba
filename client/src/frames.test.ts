import { describe, expect, it } from 'vitest';
import { CLOSE, FrameReader, PING, TEXT, toFrame } from './frames.ts';

/** As a server says it: without a mask, and in as many parts as it likes. */
const said = (opcode: number, data: Buffer, isLast = true): Buffer => {
  const masked = toFrame(opcode, data);
  const head = Buffer.from(masked.subarray(0, masked.length - data.length - 4));
  head[0] = (isLast ? 0x80 : 0) | opcode;
  head[1] = (head[1] ?? 0) & 0x7f;
  return Buffer.concat([head, data]);
};

const hearAll = (bytes: Buffer, size: number): [number, string][] => {
  const heard: [number, string][] = [];
  const reader = new FrameReader((opcode, data) => heard.push([opcode, data.toString()]));
  for (let at = 0; at < bytes.length; at += size) reader.take(bytes.subarray(at, at + size));
  return heard;
};

describe('frames of a socket', () => {
  it.each([0, 1, 125, 126, 127, 65_535, 65_536, 200_000])('hears a text of %i bytes however it is cut', (length) => {
    const text = 'x'.repeat(length);
    const bytes = Buffer.concat([said(TEXT, Buffer.from(text)), said(PING, Buffer.from('p'))]);
    for (const size of [1, 7, 4_096, bytes.length])
      if (length < 1_000 || size > 7)
        expect(hearAll(bytes, size)).toEqual([
          [TEXT, text],
          [PING, 'p'],
        ]);
  });

  it('puts a message together from its parts, with a sign of life between them', () => {
    const parts = [said(TEXT, Buffer.from('a'), false), said(PING, Buffer.from('p')), said(0, Buffer.from('b'))];
    expect(hearAll(Buffer.concat(parts), 3)).toEqual([
      [PING, 'p'],
      [TEXT, 'ab'],
    ]);
  });

  it('masks what it says, and lets nobody fill its memory', () => {
    const frame = toFrame(TEXT, Buffer.from('secret'));
    expect(frame.subarray(6).toString()).not.toBe('secret');
    const mask = frame.subarray(2, 6);
    expect(Buffer.from(frame.subarray(6).map((byte, at) => byte ^ (mask[at % 4] ?? 0))).toString()).toBe('secret');
    const huge = Buffer.from([0x81, 127, 0, 0, 0, 0, 0xff, 0, 0, 0]);
    expect(() => hearAll(huge, huge.length)).toThrow('too long');
    expect(hearAll(said(CLOSE, Buffer.from([0x03, 0xe8])), 2)).toHaveLength(1);
  });
});
