import type { Random } from '../random.ts';

export const WIDTH = 960;

export interface Picture {
  svg: string;
  alt: string;
}

export type Point = readonly [x: number, y: number];

/** Numbers with one digit behind the point: pictures are strings that travel. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const picture = (height: number, inside: string, alt: string): Picture => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}">${inside}</svg>`,
  alt,
});

export const gradient = (id: string, colors: readonly string[], attributes = 'x1="0" y1="0" x2="0" y2="1"'): string =>
  `<linearGradient id="${id}" ${attributes}>${colors
    .map((color, index) => `<stop offset="${num(index / Math.max(1, colors.length - 1))}" stop-color="${color}"/>`)
    .join('')}</linearGradient>`;

export const polygon = (points: readonly Point[], fill: string, more = ''): string =>
  `<path d="M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z" fill="${fill}" ${more}/>`;

// Drawn with fill-opacity: `opacity` would make each star a layer of its own, which costs more than the star.
export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}" ${more}/>`;

export interface Mood {
  /** For texts: 'a lake …'. */
  when: string;
  sky: readonly string[];
  light: string;
  /** From the farthest to the nearest. */
  layers: readonly [string, string, string];
  isDark: boolean;
}

export const moods: Readonly<Record<string, Mood>> = {
  dusk: {
    when: 'at dusk, the sky violet',
    sky: ['#1c1460', '#6a41e2', '#f2a0b8'],
    light: '#ffe6c9',
    layers: ['#5a33a6', '#35186b', '#14082f'],
    isDark: true,
  },
  ember: {
    when: 'in a red evening light',
    sky: ['#2d1140', '#b53c5e', '#ffbf69'],
    light: '#fff0c2',
    layers: ['#7d2d58', '#4c1a43', '#230b28'],
    isDark: true,
  },
  dawn: {
    when: 'in soft morning light',
    sky: ['#7f9cf0', '#f6b7c1', '#ffe3bf'],
    light: '#fffaf0',
    layers: ['#b18fc4', '#7d68a8', '#453a73'],
    isDark: false,
  },
  noon: {
    when: 'on a bright day',
    sky: ['#5fb4f2', '#b4e0fb', '#f2fafe'],
    light: '#fffbe0',
    layers: ['#8fb4cf', '#4f7f9f', '#24506b'],
    isDark: false,
  },
  winter: {
    when: 'under a pale winter sky',
    sky: ['#a9c6e8', '#d9e6f4', '#fdf2e6'],
    light: '#ffffff',
    layers: ['#b3c6dc', '#7e98b8', '#41597c'],
    isDark: false,
  },
  moss: {
    when: 'in a green haze',
    sky: ['#12464f', '#4fa694', '#e4f4d7'],
    light: '#fdfbe3',
    layers: ['#5d9f8a', '#2f6f63', '#123d3a'],
    isDark: false,
  },
  night: {
    when: 'at night',
    sky: ['#070a24', '#141a4f', '#3b3a8c'],
    light: '#f3f0ff',
    layers: ['#23266a', '#141743', '#080920'],
    isDark: true,
  },
};

export const moodOf = (random: Random, ...names: readonly string[]): Mood => {
  const mood = moods[random.pick(names)];
  if (mood === undefined) throw new Error('no such mood');
  return mood;
};

export const sky = (mood: Mood, height: number): string =>
  `<defs>${gradient('sky', mood.sky)}</defs>${rect(0, 0, WIDTH, height, 'url(#sky)')}`;

/** A sun or moon with its glow. */
export const light = (x: number, y: number, r: number, color: string): string =>
  `${circle(x, y, r * 2.6, color, 'fill-opacity=".10"')}${circle(x, y, r * 1.6, color, 'fill-opacity=".14"')}${circle(x, y, r, color)}`;

export const stars = (count: number, height: number, random: Random): string =>
  Array.from({ length: count }, () => {
    const size = random.next() ** 4 * 2.4 + 0.6;
    return circle(
      random.between(0, WIDTH),
      random.between(0, height),
      size,
      '#fff',
      `fill-opacity="${num(random.between(0.3, 1))}"`,
    );
  }).join('');

/** A line of hills: rough with many steps, calm with few. */
export const ridge = (base: number, rise: number, steps: number, random: Random): Point[] =>
  Array.from({ length: steps + 1 }, (_, index): Point => {
    const isPeak = index % 2 === 1;
    const x = (index / steps) * WIDTH + (isPeak ? random.between(-0.3, 0.3) * (WIDTH / steps) : 0);
    return [x, base - (isPeak ? rise * random.between(0.6, 1) : rise * random.between(0, 0.3))];
  });

export const ground = (line: readonly Point[], height: number, fill: string, more = ''): string =>
  polygon(
    [
      [-20, height],
      [-20, line[0]?.[1] ?? height],
      ...line,
      [WIDTH + 20, line.at(-1)?.[1] ?? height],
      [WIDTH + 20, height],
    ],
    fill,
    more,
  );

/** The same line, but rounded: fog, dunes, calm hills. */
export const softGround = (line: readonly Point[], height: number, fill: string, more = ''): string => {
  const [first = [0, height], ...rest] = line;
  let path = `M-20 ${height}L-20 ${num(first[1])}L${num(first[0])} ${num(first[1])}`;
  let last: Point = first;
  for (const point of rest) {
    const middle = (last[0] + point[0]) / 2;
    path += `C${num(middle)} ${num(last[1])} ${num(middle)} ${num(point[1])} ${num(point[0])} ${num(point[1])}`;
    last = point;
  }
  return `<path d="${path}L${WIDTH + 20} ${num(last[1])}L${WIDTH + 20} ${height}Z" fill="${fill}" ${more}/>`;
};

export const birds = (x: number, y: number, color: string, random: Random): string =>
  Array.from({ length: random.whole(3, 6) }, () => {
    const [dx, dy, s] = [x + random.between(-60, 60), y + random.between(-26, 26), random.between(6, 11)];
    return `<path d="M${num(dx - s)} ${num(dy)}Q${num(dx - s / 2)} ${num(dy - s * 0.8)} ${num(dx)} ${num(dy)}Q${num(dx + s / 2)} ${num(dy - s * 0.8)} ${num(dx + s)} ${num(dy)}" fill="none" stroke="${color}" stroke-width="2.4" stroke-linecap="round"/>`;
  }).join('');

/** What the words of a post ask for: the first rule that finds itself in them, else any of the choices. */
export const choose = <K extends string>(
  words: string,
  rules: readonly (readonly [RegExp, K])[],
  choices: readonly K[],
  random: Random,
): K => {
  const dice = random.pick(choices);
  return rules.find(([rule]) => rule.test(words))?.[1] ?? dice;
};
