import { face } from './face.ts';
import { hair } from './hair.ts';
import { hairColors, skins, type Look, type Looks } from './look.ts';
import { marks, initialMark } from './marks.ts';
import { seededRandom } from '../random.ts';
import { clothes, headwear } from './wear.ts';

const SIZE = 384;

const frame = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="13 6 174 174">${inside}</svg>`;

const backdrop = ([back, tone]: readonly [string, string], seed: string): string => {
  const random = seededRandom(`backdrop of ${seed}`);
  const [x, y, r] = [random.between(40, 160), random.between(30, 110), random.between(62, 92)];
  return `<defs><linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone}"/><stop offset="1" stop-color="${back}"/></linearGradient></defs>
    <rect width="200" height="200" fill="url(#b)"/><circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${r.toFixed(0)}" fill="#fff" fill-opacity=".13"/>`;
};

const portrait = (look: Look, seed: string): string => {
  const [skin, shade] = skins[look.skin];
  const { behind, before } = hair(look.hair, hairColors[look.hairColor]);
  const neck = `<path d="M84 120 H116 V152 Q100 168 84 152Z" fill="${skin}"/><path d="M84 126 Q100 150 116 132 V140 Q100 156 84 144Z" fill="${shade}" fill-opacity=".7"/>`;
  const isHooded = look.head === 'scarf';
  const head = look.head === undefined ? '' : headwear(look.head, look.headColor ?? '#333');
  return `${backdrop(look.back, seed)}${behind}${neck}${clothes(look.clothes, look.cloth)}${face(look)}${isHooded ? '' : before}${head}`;
};

/** The picture of a demo member as SVG; whoever has no look of their own gets a mark. */
export const drawAvatar = (handle: string, looks: Looks): string => {
  const look = looks[handle];
  return frame(look === undefined ? (marks[handle] ?? initialMark) : portrait(look, handle));
};
