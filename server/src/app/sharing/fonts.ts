import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

// Inter comes in one file for each group of scripts. A bare machine has no fonts at all, so letters are drawn from these.
const scripts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'] as const;

const resolve = createRequire(import.meta.url).resolve;

const open = (script: (typeof scripts)[number]): Font => {
  const font = create(readFileSync(resolve(`@fontsource-variable/inter/files/inter-${script}-wght-normal.woff2`)));
  if (!('layout' in font)) throw new Error(`the font for ${script} is not a font`);
  return font;
};

// Of the process: files that never change.
const opened = new Map<string, Font>();

const fontOf = (script: (typeof scripts)[number]): Font => {
  const known = opened.get(script);
  if (known !== undefined) return known;
  const font = open(script);
  opened.set(script, font);
  return font;
};

/** Opened as they are needed: most texts never leave the first one. */
const findFont = (sign: string): Font | null => {
  const point = sign.codePointAt(0) ?? 0;
  for (const script of scripts) {
    const font = fontOf(script);
    if (font.hasGlyphForCodePoint(point)) return font;
  }
  return null;
};

interface Run {
  font: Font;
  text: string;
}

/** Pieces that one font can set; signs that none of them knows are left out. */
const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const last = runs.at(-1);
    const font = last?.font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0) === true ? last.font : findFont(sign);
    if (font === null) continue;
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
};

/** A line of text as outlines, from x = 0 on a baseline at y = 0. */
export const setLine = (text: string, size: number): string => {
  let x = 0;
  let path = '';
  for (const { font, text: part } of runsOf(text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    for (const [index, glyph] of glyphs.entries()) {
      const place = positions[index];
      const outline = glyph.path.scale(scale, -scale).translate(x + (place?.xOffset ?? 0) * scale, 0);
      path += outline.toSVG();
      x += (place?.xAdvance ?? glyph.advanceWidth) * scale;
    }
  }
  return path;
};

/** Only how wide it will be. */
export const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce(
    (sum, { font, text: part }) => sum + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );

/** How much of a text can be set, from 0 to 1. Emoji and spaces do not count: a text lives without them. */
export const coverage = (text: string): number => {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length === 0) return 0;
  return letters.filter((sign) => findFont(sign) !== null).length / letters.length;
};
