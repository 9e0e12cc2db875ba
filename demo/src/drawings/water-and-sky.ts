import type { Random } from '../random.ts';
import {
  birds,
  choose,
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
} from './canvas.ts';

const H = 640;

const boat = (x: number, y: number, size: number, sail: string, hull: string): string =>
  `${polygon(
    [
      [x, y - size],
      [x, y - 6],
      [x - size * 0.52, y - 6],
    ],
    sail,
  )}${polygon(
    [
      [x + 5, y - size * 0.84],
      [x + 5, y - 6],
      [x + size * 0.36, y - 6],
    ],
    sail,
    'fill-opacity=".8"',
  )}
   <path d="M${num(x - size * 0.5)} ${num(y)}H${num(x + size * 0.5)}L${num(x + size * 0.34)} ${num(y + size * 0.18)}H${num(x - size * 0.36)}Z" fill="${hull}"/>`;

const lighthouse = (x: number, base: number, color: string): string =>
  `${polygon(
    [
      [x - 17, base],
      [x - 11, base - 130],
      [x + 11, base - 130],
      [x + 17, base],
    ],
    '#fff7ee',
  )}${polygon(
    [
      [x - 15, base - 40],
      [x - 13, base - 74],
      [x + 13, base - 74],
      [x + 15, base - 40],
    ],
    '#e5484d',
  )}
   ${rect(x - 14, base - 150, 28, 20, color, 'rx="3"')}${circle(x, base - 140, 6, '#ffe08a')}${polygon(
     [
       [x - 15, base - 150],
       [x, base - 166],
       [x + 15, base - 150],
     ],
     '#e5484d',
   )}`;

const glitter = (x: number, horizon: number, color: string, random: Random): string =>
  Array.from({ length: 22 }, (_, index) => {
    const y = horizon + 10 + index * index * 0.46;
    const w = random.between(30, 70) + index * random.between(3, 9);
    return rect(
      x - w / 2 + random.between(-14, 14),
      y,
      w,
      3 + index * 0.22,
      color,
      `rx="3" fill-opacity="${num(0.75 - index * 0.022)}"`,
    );
  }).join('');

const seaRules = [
  [/mast|sail|anchor|harbour|boat|båd/i, 'a small sailing boat'],
  [/beach|calm|calmo|mirror/i, 'an empty horizon'],
] as const;

export const sea = (random: Random, words: string): Picture => {
  const mood = moodOf(random, 'dusk', 'ember', 'dawn', 'noon', 'winter');
  const horizon = random.between(330, 400);
  const x = random.between(220, 740);
  const what = choose(words, seaRules, ['a small sailing boat', 'a lighthouse', 'an empty horizon'], random);
  const waterId = `<defs>${gradient('water', [mood.layers[0], mood.layers[1], mood.layers[2]])}</defs>`;
  const far = WIDTH - x + (x > WIDTH / 2 ? -90 : 90);
  const thing =
    what === 'a lighthouse'
      ? `${softGround(
          [
            [far - 150, horizon + 14],
            [far - 60, horizon - 18],
            [far + 30, horizon - 16],
            [far + 150, horizon + 14],
          ],
          horizon + 14,
          mood.layers[2],
          `clip-path="url(#isle)"`,
        )}${lighthouse(far, horizon - 12, mood.layers[2])}`
      : what === 'a small sailing boat'
        ? boat(far, horizon + random.between(50, 90), random.between(90, 130), '#fff8ef', mood.layers[2])
        : '';
  const clip = `<clipPath id="isle"><rect x="${num(far - 150)}" y="0" width="300" height="${H}"/></clipPath>`;
  const inside = `${sky(mood, H)}${mood.isDark ? stars(36, 200, random) : ''}<defs>${clip}</defs>${light(x, horizon - random.between(20, 120), random.between(48, 76), mood.light)}
    ${waterId}${rect(0, horizon, WIDTH, H - horizon, 'url(#water)')}${glitter(x, horizon, mood.light, random)}
    ${softGround(ridge(H + 10, 60, 3, random), H, mood.layers[2], 'fill-opacity=".55"')}${thing}${birds(far, horizon - 170, mood.layers[2], random)}`;
  return picture(H, inside, `Drawing: the sea with ${what} ${mood.when}`);
};

const curtain = (id: string, color: string): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${color}" stop-opacity="0"/><stop offset=".65" stop-color="${color}" stop-opacity=".4"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></linearGradient>`;

const aurora = (random: Random): string =>
  ['#5eead4', '#86efac', '#a78bfa', '#5eead4']
    .map((color, index) => {
      const [y, tall] = [random.between(40, 130), random.between(190, 300)];
      const [a, b] = [random.between(-80, 80), random.between(-80, 80)];
      const edge = (shift: number): string =>
        `${num(y + shift)}C240 ${num(y + shift + a)} 420 ${num(y + shift - b)} 620 ${num(y + shift - 20)}S860 ${num(y + shift + b)} 980 ${num(y + shift - 50)}`;
      const back = `980 ${num(y + tall - 50)}C860 ${num(y + tall + b)} 760 ${num(y + tall - 60)} 620 ${num(y + tall - 20)}S240 ${num(y + tall + a)} -20 ${num(y + tall)}`;
      return `<defs>${curtain(`c${index}`, color)}</defs><path d="M-20 ${edge(0)}L${back}Z" fill="url(#c${index})"/>`;
    })
    .join('');

const saturn = (x: number, y: number): string =>
  `<g transform="rotate(-18 ${num(x)} ${num(y)})">${circle(x, y, 66, '#f2d3a0')}<ellipse cx="${num(x)}" cy="${num(y - 18)}" rx="63" ry="10" fill="#e2b878" fill-opacity=".7"/><ellipse cx="${num(x)}" cy="${num(y + 16)}" rx="64" ry="8" fill="#d7a765" fill-opacity=".6"/><path d="M${num(x - 132)} ${num(y)}A132 30 0 0 0 ${num(x + 132)} ${num(y)}" fill="none" stroke="#fbe8c8" stroke-width="11"/></g>`;

const milkyWay = (random: Random): string => {
  const dots = Array.from({ length: 260 }, () => {
    const along = random.between(0, 1);
    const off = (random.next() + random.next() - 1) * 90;
    return circle(
      120 + along * 780,
      520 - along * 520 + off,
      random.next() ** 3 * 2.2 + 0.4,
      '#fff',
      `fill-opacity="${num(random.between(0.2, 0.9))}"`,
    );
  }).join('');
  const band = [90, 60, 34].map(
    (rx, index) =>
      `<ellipse cx="510" cy="260" rx="640" ry="${rx}" transform="rotate(-33.7 510 260)" fill="#9a86f0" fill-opacity="${num(0.1 + index * 0.02)}"/>`,
  );
  return band.join('') + dots;
};

const watcher = (x: number, base: number, fill: string): string =>
  `${circle(x, base - 62, 9, fill)}<path d="M${num(x - 9)} ${num(base)}V${num(base - 40)}Q${num(x)} ${num(base - 58)} ${num(x + 9)} ${num(base - 40)}V${num(base)}Z" fill="${fill}"/>
   <path d="M${num(x + 36)} ${num(base)}L${num(x + 50)} ${num(base - 44)}L${num(x + 64)} ${num(base)}M${num(x + 50)} ${num(base - 44)}V${num(base)}" stroke="${fill}" stroke-width="4" fill="none"/><path d="M${num(x + 36)} ${num(base - 40)}L${num(x + 70)} ${num(base - 62)}" stroke="${fill}" stroke-width="10" stroke-linecap="round"/>`;

const nightRules = [
  [/saturn/i, 'Saturn, far too large'],
  [/aurora/i, 'green northern lights'],
  [/moon|moth|飞蛾/i, 'a full moon'],
  [/exposure|stars/i, 'the Milky Way'],
] as const;

export const night = (random: Random, words: string): Picture => {
  const mood: Mood = moodOf(random, 'night');
  const kinds = {
    'the Milky Way': () => milkyWay(random),
    'green northern lights': () => aurora(random),
    'Saturn, far too large': () => saturn(random.between(300, 660), random.between(180, 240)),
    'a full moon': () => light(random.between(250, 700), random.between(130, 220), random.between(60, 84), '#fdf4dc'),
  } as const;
  const what = choose(words, nightRules, Object.keys(kinds) as (keyof typeof kinds)[], random);
  const x = random.between(160, 740);
  const hills = ridge(560, 90, 6, random);
  const inside = `${sky(mood, H)}${stars(170, 470, random)}${kinds[what]()}${ground(ridge(520, 120, 6, random), H, mood.layers[1])}${softGround(hills, H, mood.layers[2])}${watcher(x, 552, '#05061a')}${rect(0, 551, WIDTH, H - 551, mood.layers[2])}`;
  return picture(H, inside, `Drawing: ${what} over dark hills, a small figure beside a telescope`);
};
