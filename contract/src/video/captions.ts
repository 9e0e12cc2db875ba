// WebVTT, as much of it as words over a picture need. What a file holds besides (styles, regions, notes) is left out: it is
// shown beside the words of others, and may not dress itself as theirs.
import * as z from 'zod/mini';
import { memberText } from '#kernel';
import { CAPTIONS_MAX_BYTES, CAPTIONS_MAX_KB } from './limits.ts';

export interface Cue {
  /** Milliseconds from the beginning of the video. */
  readonly from: number;
  readonly to: number;
  /** Where it stands, as WebVTT says it; mostly ''. */
  readonly settings: string;
  readonly text: string;
}

const HEADER = /^WEBVTT(?:[ \t].*)?$/;
const BESIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t].*)?$/;
const TIME = '(?:(\\d{2,3}):)?([0-5]\\d):([0-5]\\d)\\.(\\d{3})';
const TIMES = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t]+(.*))?$`);
const SETTING =
  /^(?:align:(?:start|center|end|left|right)|line:-?\d{1,3}%?|(?:position|size):\d{1,3}%|vertical:(?:rl|lr))$/;
const UNSEEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b\u2060\ufeff]/g;
/** Bold, italic and underlined stay; every other mark goes, and the words in it stay. */
const MARK = /<(?!\/?[biu]>)[^>]*>?/g;

const toMs = (hours: string | undefined, minutes: string, seconds: string, rest: string): number =>
  ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest);

const cleanCue = (lines: readonly string[]): string =>
  lines
    .map((line) => line.replaceAll(MARK, '').trim())
    .filter((line) => line !== '')
    .join('\n');

/** Null: no cue can be made of it. */
const readCue = (lines: readonly string[]): Cue | null => {
  // A cue may have a name above its times; nobody reads it.
  const at = lines[0]?.includes('-->') === true ? 0 : 1;
  const found = TIMES.exec(lines[at]?.trim() ?? '');
  const words = lines.slice(at + 1);
  if (found === null || words.some((line) => line.includes('-->'))) return null;
  const [, fromHours, fromMinutes = '', fromSeconds = '', fromRest = '', ...end] = found;
  const [toHours, toMinutes = '', toSeconds = '', toRest = '', settings = ''] = end;
  const from = toMs(fromHours, fromMinutes, fromSeconds, fromRest);
  const to = toMs(toHours, toMinutes, toSeconds, toRest);
  if (to <= from) return null;
  const kept = settings.split(/[ \t]+/).filter((setting) => SETTING.test(setting));
  return { from, to, settings: kept.join(' '), text: cleanCue(words) };
};

/** What is said when; null when it is not WebVTT, or says nothing. */
export const readCaptions = (file: string): readonly Cue[] | null => {
  const text = file
    .replace(/^\ufeff/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(UNSEEN, '');
  const [header = '', ...blocks] = text.split(/\n{2,}/);
  if (!HEADER.test(header.split('\n')[0] ?? '') || header.includes('-->')) return null;
  const cues: Cue[] = [];
  for (const block of blocks) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    if (lines.length === 0 || BESIDE.test(lines[0] ?? '')) continue;
    const cue = readCue(lines);
    if (cue === null) return null;
    if (cue.text !== '') cues.push(cue);
  }
  return cues.length === 0 ? null : cues;
};

const toTime = (ms: number): string => {
  const part = (value: number, width = 2) => String(value).padStart(width, '0');
  const seconds = Math.floor(ms / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${part(hours)}:${part(minutes)}:${part(seconds % 60)}.${part(ms % 1_000, 3)}`;
};

/** The file that is kept and served. */
export const writeCaptions = (cues: readonly Cue[]): string => {
  const blocks = cues.map(({ from, to, settings, text }) =>
    `${toTime(from)} --> ${toTime(to)} ${settings}`.trimEnd().concat('\n', text),
  );
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`;
};

/** UTF-8, as it is sent and kept. */
const bytesOf = (text: string): number => {
  let bytes = text.length;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    if (unit > 0x7f) bytes += unit > 0x7ff && (unit < 0xd800 || unit > 0xdfff) ? 2 : 1;
  }
  return bytes;
};

export const captionsText = memberText.check(
  z.refine((text) => text.length <= CAPTIONS_MAX_BYTES && bytesOf(text) <= CAPTIONS_MAX_BYTES, {
    error: `Captions have at most ${CAPTIONS_MAX_KB} kB`,
    abort: true,
  }),
  z.refine((text) => readCaptions(text) !== null, 'This file has no captions in the WebVTT form'),
);

/** A language by its code, as browsers know it: en, pt-BR, zh-Hant. */
const captionsLanguage = z
  .string()
  .check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/, 'Choose the language of the captions'));

export const captionsDraft = z.object({ language: captionsLanguage, webvtt: captionsText });
export type CaptionsDraft = z.output<typeof captionsDraft>;
