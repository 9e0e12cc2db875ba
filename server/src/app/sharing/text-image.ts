import sharp from 'sharp';
import { coverage, setLine, widthOf } from './fonts.ts';
import { TEXT_IMAGE } from './find-tags.ts';
import { shorten, signsOf } from './escape.ts';

export interface TextCard {
  name: string;
  handle: string;
  text: string;
  brand: string;
  /** A picture of the author, in any format. */
  avatar: Buffer | null;
}

const { width: WIDTH, height: HEIGHT } = TEXT_IMAGE;
const MARGIN = 84;
const AVATAR = 104;
const INK = '#17142b';
const SOFT = '#6b6780';
const ACCENT = '#5b3fe0';
const TEXT_TOP = 262;
const TEXT_BOTTOM = 500;
const sizes = [
  { size: 60, lead: 76, max: 90 },
  { size: 48, lead: 62, max: 160 },
  { size: 38, lead: 52, max: 320 },
] as const;

const line = (text: string, x: number, y: number, size: number, color: string, bold = 0): string =>
  `<path transform="translate(${x} ${y})" d="${setLine(text, size)}" fill="${color}"${bold > 0 ? ` stroke="${color}" stroke-width="${bold}" stroke-linejoin="round"` : ''}/>`;

/** The longest beginning that is no wider, sign by sign: a word without end costs no more than its length. */
const takeFitting = (signs: readonly string[], size: number, width: number): number => {
  let used = 0;
  const end = signs.findIndex((sign) => (used += widthOf(sign, size)) > width);
  return end === -1 ? signs.length : Math.max(1, end);
};

/** Cut with an ellipsis where it has to be. */
const fit = (text: string, size: number, width: number): string => {
  if (widthOf(text, size) <= width) return text;
  const signs = signsOf(text);
  return `${signs
    .slice(0, takeFitting(signs, size, width - widthOf('…', size)))
    .join('')
    .trimEnd()}…`;
};

const breakWord = (word: string, size: number, width: number): string[] => {
  const pieces: string[] = [];
  for (let signs = signsOf(word); signs.length > 0;) {
    const length = takeFitting(signs, size, width);
    pieces.push(signs.slice(0, length).join(''));
    signs = signs.slice(length);
  }
  return pieces;
};

/** Words fill lines; one that is wider than a line is broken where the line ends. */
export const wrap = (text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  const space = widthOf(' ', size);
  let used = Infinity;
  for (const word of text.split(' ')) {
    const wide = widthOf(word, size);
    for (const piece of wide > width ? breakWord(word, size, width) : [word]) {
      const length = piece === word ? wide : widthOf(piece, size);
      if (used + space + length <= width) {
        lines[lines.length - 1] += ` ${piece}`;
        used += space + length;
      } else {
        lines.push(piece);
        used = length;
      }
    }
  }
  return lines;
};

const words = (row: string, y: number, size: number): string => {
  let x = MARGIN;
  return row
    .split(/(?<= )/)
    .map((word) => {
      const drawn = line(word, x, y, size, /^[#@]\S{2}/.test(word) ? ACCENT : INK, 0.6);
      x += widthOf(word, size);
      return drawn;
    })
    .join('');
};

const body = (text: string): string => {
  const { size, lead, max } = sizes.find((one) => text.length <= one.max) ?? sizes[2];
  const width = WIDTH - 2 * MARGIN;
  const rows = Math.floor((TEXT_BOTTOM - TEXT_TOP) / lead) + 1;
  const lines = wrap(shorten(text, max), size, width);
  const shown = lines.slice(0, rows);
  const next = lines[rows];
  if (next !== undefined) shown[rows - 1] = fit(`${shown[rows - 1]} ${next}`, size, width);
  return shown.map((row, index) => words(row, TEXT_TOP + index * lead, size)).join('');
};

// Scripts that Inter does not have would be boxes on a bare machine: then the card names the author and says no more.
const READABLE = 0.9;

const svgOf = (card: TextCard): string => {
  const isNamed = coverage(card.name) >= READABLE;
  const text = coverage(card.text) >= READABLE ? card.text : `A post by ${card.handle}`;
  const left = MARGIN + AVATAR + 28;
  const title = fit(isNamed ? card.name : card.handle, 40, WIDTH - MARGIN - left);
  const brand = fit(card.brand, 34, WIDTH / 2);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <defs><linearGradient id="p" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbfaff"/><stop offset="1" stop-color="#efeaff"/></linearGradient>
    <linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5b45ee"/><stop offset="1" stop-color="#b654d4"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#p)"/><circle cx="1120" cy="40" r="300" fill="#b79bff" opacity=".16"/><circle cx="1180" cy="90" r="180" fill="#e79bdc" opacity=".18"/>
    <rect x="0" y="${HEIGHT - 12}" width="${WIDTH}" height="12" fill="url(#a)"/>
    <circle cx="${MARGIN + AVATAR / 2}" cy="${72 + AVATAR / 2}" r="${AVATAR / 2}" fill="url(#a)"/>
    ${line(title, left, 118, 40, INK, 1.6)}${isNamed ? line(card.handle, left, 164, 30, SOFT) : ''}
    ${body(text)}
    ${line(brand, WIDTH - MARGIN - widthOf(brand, 34), 574, 34, ACCENT, 1.4)}</svg>`;
};

const round = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${AVATAR}" height="${AVATAR}"><circle cx="${AVATAR / 2}" cy="${AVATAR / 2}" r="${AVATAR / 2}"/></svg>`,
);

const toRound = (avatar: Buffer): Promise<Buffer | null> =>
  sharp(avatar)
    .resize(AVATAR, AVATAR, { fit: 'cover' })
    .composite([{ input: round, blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => null);

/** A picture for a post that has none. */
export const drawTextImage = async (card: TextCard): Promise<Buffer> => {
  const avatar = card.avatar === null ? null : await toRound(card.avatar);
  const base = sharp(Buffer.from(svgOf(card)));
  const whole = avatar === null ? base : base.composite([{ input: avatar, left: MARGIN, top: 72 }]);
  return whole.png({ compressionLevel: 8, palette: false }).toBuffer();
};

/** What everybody can read: a JPEG, on white where one could see through. */
export const toPreview = (picture: Buffer, width: number): Promise<Buffer> =>
  sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80 })
    .toBuffer();
