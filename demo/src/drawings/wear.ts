import type { Clothes, Head } from './look.ts';

const body = (color: string): string =>
  `<path d="M22 204 Q24 164 62 154 Q82 149 100 149 Q118 149 138 154 Q176 164 178 204Z" fill="${color}"/>`;

const collar = '#ffffff';

const cuts: Record<Clothes, (color: string) => string> = {
  crew: (color) =>
    `${body(color)}<path d="M80 150 Q100 170 120 150 L116 148 Q100 162 84 148Z" fill="#000" fill-opacity=".14"/>`,
  vee: (color) =>
    `${body(color)}<path d="M80 150 L100 178 L120 150 L112 148 L100 166 L88 148Z" fill="#000" fill-opacity=".16"/>`,
  shirt: (color) =>
    `${body(color)}<path d="M78 150 L100 168 L84 184 L70 156Z M122 150 L100 168 L116 184 L130 156Z" fill="${collar}" fill-opacity=".75"/><path d="M100 168 V204" stroke="#000" stroke-opacity=".14" stroke-width="2.5"/>`,
  turtle: (color) =>
    `${body(color)}<path d="M80 140 Q100 148 120 140 L122 158 Q100 168 78 158Z" fill="${color}"/><path d="M80 146 Q100 154 120 146" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="2.5"/>`,
  hood: (color) =>
    `<path d="M56 160 Q66 138 100 138 Q134 138 144 160 Q122 176 100 176 Q78 176 56 160Z" fill="${color}"/><path d="M56 160 Q66 138 100 138 Q134 138 144 160 Q122 176 100 176 Q78 176 56 160Z" fill="#000" fill-opacity=".16"/>${body(color)}<path d="M90 164 V186 M110 164 V186" stroke="#000" stroke-opacity=".28" stroke-width="3" stroke-linecap="round"/>`,
  stripes: (color) =>
    `${body(color)}<g stroke="#22324f" stroke-opacity=".55" stroke-width="6"><path d="M44 166 Q100 180 156 166 M32 180 Q100 196 168 180 M26 196 Q100 210 174 196" fill="none"/></g>`,
  apron: (color) =>
    `${body('#e9e2d6')}<path d="M70 150 L76 204 H124 L130 150 L120 150 L116 172 H84 L80 150Z" fill="${color}"/><path d="M84 172 H116 V204 H84Z" fill="${color}"/>`,
  jacket: (color) =>
    `${body(color)}<path d="M82 149 L100 182 L118 149 Q100 160 82 149Z" fill="#f4f0ea"/><path d="M82 149 L72 156 L84 184 L100 182Z M118 149 L128 156 L116 184 L100 182Z" fill="#000" fill-opacity=".22"/>`,
};

export const clothes = (cut: Clothes, color: string): string => cuts[cut](color);

const heads: Record<Head, (color: string) => string> = {
  beanie: (color) =>
    `<path d="M58 74 Q54 30 100 28 Q146 30 142 74 Q100 62 58 74Z" fill="${color}"/><path d="M55 66 Q100 54 145 66 L146 80 Q100 68 54 80Z" fill="#fff" fill-opacity=".9"/><circle cx="100" cy="25" r="10" fill="#fff" fill-opacity=".9"/>`,
  cap: (color) =>
    `<path d="M60 72 Q58 34 100 33 Q142 34 140 72 Q100 62 60 72Z" fill="${color}"/><path d="M58 70 Q84 58 128 64 Q160 68 166 78 Q130 72 100 72 Q76 72 58 70Z" fill="${color}"/><path d="M58 70 Q84 58 128 64 Q160 68 166 78 Q130 72 100 72 Q76 72 58 70Z" fill="#000" fill-opacity=".25"/>`,
  brim: (color) =>
    `<path d="M66 66 Q66 26 100 30 Q134 26 134 66Z" fill="${color}"/><path d="M66 58 Q100 66 134 58 V68 Q100 76 66 68Z" fill="#c7a25a"/><path d="M38 72 Q100 52 162 72 Q150 82 100 76 Q50 82 38 72Z" fill="${color}"/>`,
  scarf: (color) =>
    `<path fill-rule="evenodd" d="M46 96 Q40 30 100 28 Q160 30 154 96 Q156 140 146 164 Q122 184 100 184 Q78 184 54 164 Q44 140 46 96Z M66 92 Q66 128 84 138 Q100 145 116 138 Q134 128 134 92 Q134 60 100 58 Q66 60 66 92Z" fill="${color}"/><path d="M66 150 Q100 172 140 140 Q134 164 104 176 Q80 172 66 150Z" fill="#fff" fill-opacity=".14"/><path d="M60 72 Q74 46 104 46" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="4" stroke-linecap="round"/>`,
  wrap: (color) =>
    `<path d="M58 80 Q50 34 96 22 Q150 22 142 80 Q124 58 100 58 Q76 58 58 80Z" fill="${color}"/><path d="M84 30 Q100 2 126 18 Q118 34 100 38Z" fill="${color}"/><path d="M64 64 Q88 36 138 54 M70 50 Q96 28 128 34" fill="none" stroke="#a8442a" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"/><path d="M84 30 Q100 2 126 18 Q118 34 100 38Z" fill="#000" fill-opacity=".12"/>`,
  helmet: (color) =>
    `<path d="M56 74 Q54 28 100 26 Q146 28 144 74 Q124 64 100 64 Q76 64 56 74Z" fill="${color}"/><path d="M78 34 Q74 48 74 60 M100 28 V60 M122 34 Q126 48 126 60" stroke="#000" stroke-opacity=".2" stroke-width="6" stroke-linecap="round" fill="none"/><path d="M62 76 Q64 118 82 136 M138 76 Q136 118 118 136" fill="none" stroke="#2a2130" stroke-opacity=".55" stroke-width="3"/>`,
  toque: (color) =>
    `<path d="M66 62 Q44 50 58 32 Q66 16 84 22 Q100 8 116 22 Q134 16 142 32 Q156 50 134 62Z" fill="${color}"/><path d="M64 58 Q100 50 136 58 V74 Q100 64 64 74Z" fill="#f1e8db"/>`,
  phones: (color) =>
    `<path d="M58 92 Q52 30 100 30 Q148 30 142 92" fill="none" stroke="${color}" stroke-width="8" stroke-linecap="round"/><rect x="48" y="82" width="19" height="32" rx="9" fill="${color}"/><rect x="133" y="82" width="19" height="32" rx="9" fill="${color}"/>`,
};

export const headwear = (shape: Head, color: string): string => heads[shape](color);
