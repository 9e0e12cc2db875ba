import type { Random } from '../random.ts';
import {
  birds,
  circle,
  gradient,
  ground,
  light,
  moodOf,
  num,
  picture,
  polygon,
  rect,
  ridge,
  sky,
  softGround,
  stars,
  WIDTH,
  type Mood,
  type Picture,
  type Point,
} from './canvas.ts';

const H = 640;

const snow = (line: readonly Point[], base: number): string =>
  line
    .filter(([, y], index) => index % 2 === 1 && y < base - 110)
    .map(([x, y]) =>
      polygon(
        [
          [x, y],
          [x - 30, y + 44],
          [x - 14, y + 36],
          [x, y + 54],
          [x + 13, y + 34],
          [x + 32, y + 46],
        ],
        '#fff',
        'fill-opacity=".85"',
      ),
    )
    .join('');

export const mountains = (random: Random): Picture => {
  const mood = moodOf(random, 'dusk', 'ember', 'dawn', 'winter', 'noon');
  const [x, y] = [random.between(180, 780), random.between(120, 230)];
  const far = ridge(430, 260, 6 + 2 * random.whole(0, 1), random);
  const middle = ridge(520, 190, 6, random);
  const near = ridge(600, 130, 8, random);
  const isSnowy = random.chance(0.6);
  const haze = `<defs>${gradient('haze', [`${mood.sky[2]}00`, `${mood.sky[2]}aa`])}</defs>`;
  const inside = `${sky(mood, H)}${mood.isDark ? stars(50, 220, random) : ''}${light(x, y, random.between(46, 78), mood.light)}
    ${ground(far, H, mood.layers[0])}${isSnowy ? snow(far, 430) : ''}${haze}${rect(0, 330, WIDTH, 160, 'url(#haze)')}
    ${ground(middle, H, mood.layers[1])}${rect(0, 430, WIDTH, 150, 'url(#haze)', 'fill-opacity=".5"')}${ground(near, H, mood.layers[2])}
    ${birds(WIDTH - x, y + 40, mood.layers[2], random)}`;
  return picture(
    H,
    inside,
    `Drawing: ${isSnowy ? 'snowy peaks' : 'mountain ridges'} ${mood.when}, the ${mood.isDark ? 'moon' : 'sun'} above them`,
  );
};

const conifer = (x: number, base: number, size: number, fill: string): string =>
  [0, 1, 2]
    .map((tier) => {
      const [top, half] = [base - size + tier * size * 0.24, size * (0.16 + tier * 0.08)];
      return polygon(
        [
          [x, top],
          [x - half, top + size * 0.42],
          [x + half, top + size * 0.42],
        ],
        fill,
      );
    })
    .join('') + rect(x - size * 0.03, base - size * 0.14, size * 0.06, size * 0.16, fill);

const trees = (count: number, base: number, size: number, fill: string, random: Random): string =>
  Array.from({ length: count }, (_, index) =>
    conifer(
      ((index + random.between(0.1, 0.9)) / count) * WIDTH,
      base + random.between(-8, 14),
      size * random.between(0.7, 1.15),
      fill,
    ),
  ).join('');

export const forest = (random: Random, words: string): Picture => {
  const mood = moodOf(random, 'moss', 'dawn', 'winter', 'noon', 'ember');
  const [x, y] = [random.between(200, 760), random.between(140, 230)];
  const bend = random.between(-160, 160);
  const hasRoad = random.chance(0.4) || /road|cycling|wind/i.test(words);
  const road = `<path d="M${num(430 - bend * 0.4)} ${H}C${num(480 + bend)} 560 ${num(470 - bend)} 500 ${num(486 + bend * 0.2)} 452L${num(496 + bend * 0.2)} 452C${num(520 - bend)} 500 ${num(590 + bend)} 560 ${num(640 - bend * 0.4)} ${H}Z" fill="${mood.light}" fill-opacity=".75"/>`;
  const inside = `${sky(mood, H)}${light(x, y, random.between(34, 56), mood.light)}
    ${softGround(ridge(400, 90, 6, random), H, mood.layers[0], 'fill-opacity=".55"')}${trees(26, 400, 120, mood.layers[0], random)}
    ${softGround(ridge(430, 40, 6, random), H, mood.sky[2] ?? '#fff', 'fill-opacity=".45"')}${trees(17, 480, 190, mood.layers[1], random)}
    ${softGround(ridge(486, 36, 4, random), H, mood.layers[1])}${hasRoad ? road : ''}
    ${conifer(random.between(30, 120), 660, 330, mood.layers[2])}${conifer(random.between(180, 250), 668, 240, mood.layers[2])}
    ${conifer(random.between(840, 930), 660, 350, mood.layers[2])}${conifer(random.between(700, 780), 672, 220, mood.layers[2])}`;
  return picture(H, inside, `Drawing: ${hasRoad ? 'a road into' : 'the edge of'} a misty fir forest ${mood.when}`);
};

const windows = (x: number, top: number, w: number, h: number, lit: string, random: Random): string => {
  const [columns, rows] = [Math.floor(w / 20), Math.floor(h / 26)];
  let found = '';
  for (let row = 1; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if (random.chance(0.34))
        found += rect(
          x + 8 + column * 20,
          top + row * 26 - 8,
          9,
          13,
          lit,
          `rx="1.5" fill-opacity="${num(random.between(0.5, 1))}"`,
        );
  return found;
};

const gable = (x: number, top: number, w: number, fill: string, random: Random): string => {
  const dice = random.next();
  if (dice < 0.2) return `${rect(x + w / 2 - 2, top - 54, 4, 54, fill)}${circle(x + w / 2, top - 56, 4, '#ff5d5d')}`;
  if (dice < 0.38)
    return polygon(
      [
        [x, top],
        [x + w / 2, top - w * 0.7],
        [x + w, top],
      ],
      fill,
    );
  if (dice < 0.52)
    return `<path d="M${num(x)} ${num(top)}Q${num(x + w / 2)} ${num(top - w * 0.75)} ${num(x + w)} ${num(top)}Z" fill="${fill}"/>`;
  return dice < 0.7 ? rect(x + w * 0.25, top - 18, w * 0.5, 18, fill) : '';
};

const skyline = (base: number, low: number, high: number, fill: string, lit: string | null, random: Random): string => {
  let found = '';
  for (let x = -20; x < WIDTH;) {
    const [w, h] = [random.between(58, 120), random.between(low, high)];
    found += gable(x, base - h, w, fill, random) + rect(x, base - h, w + 1, h + 4, fill);
    if (lit !== null) found += windows(x, base - h, w, h, lit, random);
    x += w + random.between(-2, 10);
  }
  return found;
};

const street = (mood: Mood, base: number, random: Random): string => {
  const shine = Array.from({ length: 26 }, () =>
    rect(
      random.between(0, WIDTH),
      random.between(base + 14, H - 8),
      random.between(40, 170),
      4,
      random.pick(['#ffd36b', '#ff6f91', '#7cf5e0', mood.light]),
      `rx="2" fill-opacity="${num(random.between(0.18, 0.6))}"`,
    ),
  ).join('');
  return `${rect(0, base, WIDTH, H - base, mood.layers[2])}${shine}`;
};

const tram = (x: number, base: number): string =>
  `${rect(x, base - 74, 250, 66, '#e5484d', 'rx="12"')}${rect(x, base - 34, 250, 12, '#fff1e0')}
   ${[0, 1, 2, 3, 4].map((i) => rect(x + 16 + i * 45, base - 64, 36, 24, '#ffe9a8', 'rx="4"')).join('')}
   ${rect(x + 18, base - 10, 214, 8, '#1c1426', 'rx="4"')}<path d="M${num(x + 120)} ${base - 74}l16 -20l16 20" fill="none" stroke="#1c1426" stroke-width="4"/>`;

export const city = (random: Random, words: string): Picture => {
  const mood = moodOf(random, 'dusk', 'ember', 'night', 'dawn', 'noon');
  const base = 520;
  const lit = mood.isDark ? '#ffd97a' : '#ffffff';
  const hasTram = random.chance(0.35) || /tram/i.test(words);
  const inside = `${sky(mood, H)}${mood.isDark ? stars(40, 240, random) : ''}${light(random.between(160, 800), random.between(110, 230), random.between(36, 64), mood.light)}
    ${skyline(base, 150, 330, mood.layers[0], null, random)}${skyline(base, 90, 270, mood.layers[1], lit, random)}${skyline(base, 40, 120, mood.layers[2], lit, random)}
    ${street(mood, base, random)}${hasTram ? `${rect(0, base - 96, WIDTH, 2, '#120a1e', 'fill-opacity=".6"')}${tram(random.between(90, 600), base + 30)}` : ''}`;
  return picture(
    H,
    inside,
    `Drawing: ${hasTram ? 'a red tram in front of a city' : 'roofs and lit windows of a city'} ${mood.when}, lights on the wet street`,
  );
};
