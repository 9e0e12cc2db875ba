import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { captionsDraft, readCaptions, writeCaptions } from './captions.ts';

const file = (...blocks: readonly string[]): string => ['WEBVTT', ...blocks].join('\n\n');
const cleaned = (...blocks: readonly string[]): string => writeCaptions(readCaptions(file(...blocks)) ?? []);
const refusalOf = (text: string, language = 'en'): string | null =>
  z.safeParse(captionsDraft, { language, webvtt: text }).error?.issues[0]?.message ?? null;

describe('captions', () => {
  it('[STG-03] are read by their times, with or without hours, names of cues and a mark of order', () => {
    const text =
      '\ufeffWEBVTT the sea\r\nKind: captions\r\n\r\n1\r\n00:01.500 --> 00:02.000 align:start\r\nHello\r\nyou\r\n\r\n01:00:00.000\t-->\t01:00:01.000\r\nlate';
    expect(readCaptions(text)).toEqual([
      { from: 1_500, to: 2_000, settings: 'align:start', text: 'Hello\nyou' },
      { from: 3_600_000, to: 3_601_000, settings: '', text: 'late' },
    ]);
  });

  it('[STG-03] lose styles, notes, strange settings, control characters and every mark but three', () => {
    const written = cleaned(
      'STYLE\n::cue { background: url(https://example.com/) }',
      'NOTE by hand',
      '00:00.000 --> 00:01.000 line:0 region:x onclick:1\n<v Bob><b>Hi</b> <c.red>you</c> <img src=x onerror=1>\u0007&lt;3',
      '00:02.000 --> 00:03.000\n<script>',
    );
    expect(written).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:01.000 line:0\n<b>Hi</b> you &lt;3\n');
    expect(readCaptions(written)).toHaveLength(1);
  });

  it.each([
    ['nothing', ''],
    ['another format', '1\n00:00:00,000 --> 00:00:01,000\nHello'],
    ['a page', '<!doctype html>'],
    ['a header that only looks alike', 'WEBVTTX\n\n00:00.000 --> 00:01.000\nHello'],
    ['no cue', 'WEBVTT\n\nNOTE nothing'],
    ['words without times', file('Hello')],
    ['a cue that ends before it begins', file('00:02.000 --> 00:01.000\nHello')],
    ['a minute of 61 seconds', file('00:61.000 --> 01:02.000\nHello')],
    ['times within the words', file('00:00.000 --> 00:01.000\nHello\n00:01.000 --> 00:02.000')],
  ])('[STG-03] that are %s are refused', (_what, text) => {
    expect(refusalOf(text)).toBe('This file has no captions in the WebVTT form');
  });

  it('[STG-03] have at most 256 kB, counted as they are sent, and a language', () => {
    const start = `${file('00:00.000 --> 00:01.000')}\n`;
    const room = 256 * 1_024 - start.length;
    expect(refusalOf(start + 'a'.repeat(room))).toBeNull();
    expect(refusalOf(start + 'a'.repeat(room + 1))).toBe('Captions have at most 256 kB');
    expect(refusalOf(start + '水'.repeat(Math.floor(room / 3)))).toBeNull();
    expect(refusalOf(start + '水'.repeat(Math.floor(room / 3) + 1))).toBe('Captions have at most 256 kB');
    expect(refusalOf(start + '😀'.repeat(Math.floor(room / 4) + 1))).toBe('Captions have at most 256 kB');
    expect(refusalOf(`${start}a`, 'pt-BR')).toBeNull();
    expect(refusalOf(`${start}a`, 'English!')).toBe('Choose the language of the captions');
  });
});
