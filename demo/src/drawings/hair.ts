import type { Hair } from './look.ts';

/** What lies behind the head and what falls over it. */
interface Layers {
  behind: string;
  before: string;
}

const cap = (color: string): string =>
  `<path d="M60 86 Q56 42 100 40 Q144 42 140 86 Q136 70 126 64 Q100 58 74 64 Q64 70 60 86Z" fill="${color}"/>`;

const circles = (places: readonly (readonly [number, number, number])[], color: string): string =>
  `<g fill="${color}">${places.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>`;

const curlsTop = [
  [68, 66, 14],
  [80, 52, 15],
  [98, 46, 16],
  [117, 51, 15],
  [131, 65, 14],
  [62, 82, 10],
  [138, 82, 10],
  [90, 60, 10],
  [110, 60, 10],
] as const;

const strand = (x: number, lean: number, color: string): string =>
  `<path d="M${x} 70 Q${x + lean} 110 ${x + lean * 0.6} 150" fill="none" stroke="${color}" stroke-width="11" stroke-linecap="round"/>`;

const styles: Record<Hair, (color: string) => Layers> = {
  none: () => ({ behind: '', before: '' }),
  crop: (color) => ({
    behind: '',
    before: `<path d="M62 84 Q58 45 100 43 Q142 45 138 84 Q135 68 124 62 Q100 54 76 62 Q65 68 62 84Z" fill="${color}"/>`,
  }),
  short: (color) => ({
    behind: '',
    before: `<path d="M60 88 Q52 44 98 38 Q146 38 140 88 Q138 74 130 66 Q112 72 92 60 Q84 70 68 70 Q62 76 60 88Z" fill="${color}"/>`,
  }),
  side: (color) => ({
    behind: '',
    before: `<path d="M60 90 Q54 46 88 40 Q138 34 140 90 Q138 72 128 64 Q100 66 82 54 Q78 68 66 72 Q61 78 60 90Z" fill="${color}"/>`,
  }),
  quiff: (color) => ({
    behind: '',
    before: `<path d="M61 88 Q56 60 70 50 Q66 34 92 32 Q128 26 136 46 Q144 62 139 88 Q137 72 128 62 Q108 68 88 58 Q76 62 68 68 Q62 76 61 88Z" fill="${color}"/>`,
  }),
  curls: (color) => ({
    behind: circles(
      [
        [60, 92, 9],
        [140, 92, 9],
      ],
      color,
    ),
    before: circles(curlsTop, color),
  }),
  afro: (color) => ({
    behind: `<circle cx="100" cy="76" r="60" fill="${color}"/>`,
    before: `<path d="M60 88 Q52 40 100 36 Q148 40 140 88 Q134 66 118 62 Q100 57 82 62 Q66 66 60 88Z" fill="${color}"/>`,
  }),
  bob: (color) => ({
    behind: `<path d="M52 90 Q46 38 100 36 Q154 38 148 90 L150 128 Q146 138 132 136 L68 136 Q54 138 50 128Z" fill="${color}"/>`,
    before: `<path d="M58 112 Q50 44 96 40 Q150 38 142 112 Q136 84 126 68 Q104 74 90 56 Q84 76 68 82 Q62 94 58 112Z" fill="${color}"/>`,
  }),
  fringe: (color) => ({
    behind: `<path d="M52 88 Q48 36 100 36 Q152 36 148 88 L152 160 Q126 172 100 172 Q74 172 48 160Z" fill="${color}"/>`,
    before: `<path d="M59 108 Q50 42 100 40 Q150 42 141 108 Q140 86 134 76 Q118 80 100 79 Q82 80 66 76 Q60 86 59 108Z" fill="${color}"/>`,
  }),
  long: (color) => ({
    behind: `<path d="M52 86 Q46 36 100 36 Q154 36 148 86 Q148 130 158 168 Q130 178 100 176 Q70 178 42 168 Q52 130 52 86Z" fill="${color}"/>`,
    before: `<path d="M57 116 Q48 44 100 40 Q152 44 143 116 Q140 84 120 66 Q108 60 100 52 Q92 60 80 66 Q60 84 57 116Z" fill="${color}"/>`,
  }),
  waves: (color) => ({
    behind: `<path d="M54 84 Q42 60 66 46 Q100 24 134 46 Q158 60 146 84 Q158 100 150 116 Q158 132 146 146 Q120 152 100 150 Q80 152 54 146 Q42 132 50 116 Q42 100 54 84Z" fill="${color}"/>`,
    before: `<path d="M58 106 Q44 60 76 44 Q108 30 134 50 Q152 68 142 106 Q140 82 128 68 Q110 70 96 56 Q86 74 68 76 Q60 88 58 106Z" fill="${color}"/>`,
  }),
  bun: (color) => ({ behind: `<circle cx="100" cy="34" r="19" fill="${color}"/>`, before: cap(color) }),
  tail: (color) => ({
    behind: `<path d="M128 54 Q176 52 170 108 Q168 132 152 146 Q158 110 136 84Z" fill="${color}"/>`,
    before: `<path d="M60 90 Q54 42 100 39 Q146 42 140 90 Q136 70 122 62 Q98 66 78 60 Q66 70 60 90Z" fill="${color}"/>`,
  }),
  braids: (color) => ({
    behind: circles(
      [
        [52, 112, 10],
        [49, 128, 10],
        [48, 144, 9],
        [49, 158, 8],
        [148, 112, 10],
        [151, 128, 10],
        [152, 144, 9],
        [151, 158, 8],
      ],
      color,
    ),
    before: `<path d="M57 108 Q48 44 100 40 Q152 44 143 108 Q140 82 122 66 Q108 60 100 50 Q92 60 78 66 Q60 82 57 108Z" fill="${color}"/>`,
  }),
  locs: (color) => ({
    behind: [56, 66, 134, 144].map((x) => strand(x, x < 100 ? -8 : 8, color)).join(''),
    before: `${cap(color)}${strand(62, -6, color)}${strand(138, 6, color)}`,
  }),
};

export const hair = (style: Hair, color: string): Layers => styles[style](color);
