import { seededRandom, type Random } from '../random.ts';
import { choose, circle, gradient, num, picture, polygon, rect, WIDTH, type Picture, type Point } from './canvas.ts';

const H = 640;

/** What a plotter draws: many lines of one pen. */
export const waves = (random: Random): Picture => {
  const [paper, pen, accent] = random.pick([
    ['#f7f3ea', '#2b2233', '#e5484d'],
    ['#f3f1fb', '#4632c8', '#f2784b'],
    ['#10231f', '#8ff0c8', '#ffd166'],
    ['#fbf4ee', '#14506b', '#f0a03c'],
  ] as const);
  const inner = seededRandom(String(random.next()));
  const [cx, swell, turns] = [random.between(300, 660), random.between(60, 130), random.between(2, 5)];
  const accentRow = random.whole(10, 32);
  const lines = Array.from({ length: 42 }, (_, row) => {
    const y = 60 + row * 12.6;
    const points = Array.from({ length: 97 }, (_unused, step): Point => {
      const x = 60 + step * 8.75;
      const near = Math.exp(-(((x - cx) / 210) ** 2));
      return [x, y - near * swell * Math.abs(Math.sin(row / turns)) - near * inner.between(0, 4)];
    });
    const color = row === accentRow ? accent : pen;
    return `<path d="M${points.map(([x, y2]) => `${num(x)} ${num(y2)}`).join('L')}" fill="${paper}" stroke="${color}" stroke-width="${row === accentRow ? 3.2 : 1.8}" stroke-linejoin="round"/>`;
  }).join('');
  return picture(
    H,
    `${rect(0, 0, WIDTH, H, paper)}${lines}`,
    'Pen plot: forty-two lines that swell into a wave, one of them in another colour',
  );
};

const cloth = (random: Random): string => {
  const [ground, line] = random.pick([
    ['#e9dfcf', '#d8c9b1'],
    ['#c8d6cf', '#b5c7be'],
    ['#d9cfe6', '#c8bbd9'],
    ['#f0d9c8', '#e4c6b0'],
    ['#33403c', '#3d4c47'],
  ] as const);
  const stripes = Array.from({ length: 17 }, (_, i) => rect(i * 60 + 10, 0, 14, H, line, 'fill-opacity=".55"')).join(
    '',
  );
  return rect(0, 0, WIDTH, H, ground) + stripes;
};

const leaf = (x: number, y: number, size: number, turn: number, fill: string): string =>
  `<path transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})" d="M0 0Q${num(size * 0.5)} ${num(-size * 0.42)} ${num(size)} 0Q${num(size * 0.5)} ${num(size * 0.42)} 0 0Z" fill="${fill}"/>`;

const scatter = (
  count: number,
  radius: number,
  draw: (x: number, y: number, turn: number) => string,
  random: Random,
): string =>
  Array.from({ length: count }, () => {
    const [angle, far] = [random.between(0, Math.PI * 2), Math.sqrt(random.next()) * radius];
    return draw(480 + Math.cos(angle) * far, 320 + Math.sin(angle) * far, (angle * 180) / Math.PI);
  }).join('');

const dishes: Readonly<Record<string, (random: Random) => string>> = {
  'red rice with fish and vegetables': (random) =>
    `${circle(480, 320, 168, '#c8622e')}${scatter(150, 160, (x, y, turn) => `<ellipse cx="${num(x)}" cy="${num(y)}" rx="7" ry="3" transform="rotate(${num(turn)} ${num(x)} ${num(y)})" fill="#e08a4c"/>`, random)}
     <path d="M400 330Q470 260 560 318Q590 300 604 286Q600 322 606 352Q588 340 562 330Q480 392 400 330Z" fill="#8d9bb0"/>${circle(432, 324, 5, '#1f2430')}
     ${[
       [400, 250],
       [560, 400],
       [420, 410],
     ]
       .map(([x = 0, y = 0]) => circle(x, y, 26, '#f2a53c'))
       .join('')}${[
       [540, 240],
       [372, 350],
     ]
       .map(([x = 0, y = 0]) => `<path d="M${x - 26} ${y}A26 26 0 0 1 ${x + 26} ${y}Z" fill="#d9e36b"/>`)
       .join('')}`,
  'a round loaf with a leaf cut into its crust': () =>
    `${circle(480, 320, 158, '#b5713a')}${circle(480, 312, 150, '#cf8d4f')}<path d="M480 190V440M480 240Q430 236 404 268M480 240Q530 236 556 268M480 300Q424 298 392 336M480 300Q536 298 568 336M480 362Q434 362 412 392M480 362Q526 362 548 392" fill="none" stroke="#f4dcb4" stroke-width="9" stroke-linecap="round"/>`,
  'a green bowl, half in shadow': () =>
    `${circle(480, 320, 170, '#5c7f6b')}${circle(480, 320, 140, '#48695a')}<path d="M480 180A140 140 0 0 1 480 460Q570 320 480 180Z" fill="#2f4a3f" fill-opacity=".6"/><path d="M372 250Q420 190 500 196" fill="none" stroke="#cfe3d4" stroke-width="8" stroke-linecap="round" stroke-opacity=".7"/>${circle(540, 390, 9, '#8fb59c')}${circle(436, 412, 6, '#8fb59c')}`,
  'grilled fish, lime and pepper': (random) =>
    `<path d="M336 326Q440 210 590 312Q626 286 652 262Q646 322 656 378Q626 352 590 338Q440 436 336 326Z" fill="#7c8aa5"/><path d="M420 270Q440 326 420 380M470 254Q496 326 470 394M524 262Q548 324 524 376" fill="none" stroke="#57627c" stroke-width="9" stroke-linecap="round"/>${circle(376, 316, 6, '#141824')}
     ${circle(420, 430, 32, '#b8d94a')}${circle(420, 430, 25, '#e7f3a8')}${circle(548, 214, 32, '#b8d94a')}${circle(548, 214, 25, '#e7f3a8')}${scatter(40, 150, (x, y) => circle(x, y, 3, '#2a1c1c'), random)}`,
};

const dishRules = [
  [/thieboudienne|rice/i, 'red rice with fish and vegetables'],
  [/bread|dough|sourdough|pane\b|bak/i, 'a round loaf with a leaf cut into its crust'],
  [/bowl|cup|glaze|kiln|窯|釉/i, 'a green bowl, half in shadow'],
  [/pepper|lime/i, 'grilled fish, lime and pepper'],
] as const;

export const plate = (random: Random, words: string): Picture => {
  const what = choose(words, dishRules, ['red rice with fish and vegetables', 'grilled fish, lime and pepper'], random);
  const inside = `${cloth(random)}${circle(488, 334, 236, '#000', 'fill-opacity=".16"')}${circle(480, 320, 232, '#fbf8f2')}${circle(480, 320, 196, '#f0eae0')}${dishes[what]?.(random) ?? ''}
    ${scatter(7, 170, (x, y, turn) => leaf(x, y, 34, turn * 3, '#4f8a4b'), random)}
    <g fill="#b9bcc9"><rect x="150" y="180" width="14" height="290" rx="7"/><path d="M134 160h46v70q0 24-23 24t-23-24z"/></g><g fill="#b9bcc9"><path d="M790 150q40 70 0 190z"/><rect x="784" y="300" width="14" height="170" rx="7"/></g>`;
  return picture(H, inside, `Drawing: ${what} on a white plate, seen from above`);
};

const blossom = (x: number, y: number, size: number, petal: string, heart: string, random: Random): string => {
  const count = random.whole(5, 9);
  const petals = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 360 + random.between(-6, 6);
    return `<ellipse cx="${num(x)}" cy="${num(y - size * 0.62)}" rx="${num(size * 0.3)}" ry="${num(size * 0.56)}" fill="${petal}" transform="rotate(${num(turn)} ${num(x)} ${num(y)})" fill-opacity=".93"/>`;
  }).join('');
  return petals + circle(x, y, size * 0.3, heart);
};

export const flower = (random: Random): Picture => {
  const [top, bottom, stem] = random.pick([
    ['#ffe7d1', '#ffc9b5', '#3c7a57'],
    ['#dff1ff', '#b9dcf2', '#2f6f63'],
    ['#f1eaff', '#d3c3f5', '#3f6b4f'],
    ['#20243f', '#3b2f6b', '#5aa17f'],
    ['#fdf3cf', '#f5d98c', '#4b7a3a'],
  ] as const);
  const petals = random.pick([
    ['#ff6f61', '#ffa69e', '#ffd166'],
    ['#7c5cff', '#b69cff', '#ffe08a'],
    ['#ff4d8d', '#ff9ec4', '#fff1a8'],
    ['#f59e0b', '#fcd34d', '#7c2d12'],
    ['#ffffff', '#cbb9f8', '#f5b942'],
  ] as const);
  const blooms = Array.from({ length: random.whole(6, 10) }, (_, i, all = 8) => ({
    x: 90 + (i / (all - 0.5)) * 800 + random.between(-40, 40),
    y: random.between(150, 380),
    size: random.between(48, 104),
  }));
  const stems = blooms
    .map(({ x, y, size }) => {
      const lean = random.between(-50, 50);
      return `<path d="M${num(x)} ${num(y)}Q${num(x + lean)} ${num((y + H) / 2)} ${num(x + lean * 0.4)} ${H}" fill="none" stroke="${stem}" stroke-width="${num(size * 0.09)}" stroke-linecap="round"/>${leaf(x + lean * 0.6, (y + H) / 2 + 40, size * 0.9, random.chance(0.5) ? -38 : 218, stem)}`;
    })
    .join('');
  const heads = blooms
    .map(({ x, y, size }, i) => blossom(x, y, size, petals[i % 2] ?? petals[0], petals[2], random))
    .join('');
  const grass = Array.from({ length: 60 }, () => {
    const x = random.between(0, WIDTH);
    return `<path d="M${num(x)} ${H}Q${num(x + random.between(-12, 12))} ${num(H - 50)} ${num(x + random.between(-26, 26))} ${num(H - random.between(50, 130))}" fill="none" stroke="${stem}" stroke-width="4" stroke-linecap="round" stroke-opacity=".55"/>`;
  }).join('');
  return picture(
    H,
    `<defs>${gradient('air', [top, bottom])}</defs>${rect(0, 0, WIDTH, H, 'url(#air)')}${circle(random.between(150, 800), 190, 150, '#fff', 'fill-opacity=".3"')}${grass}${stems}${heads}`,
    'Drawing: large flowers in a meadow, close to the ground',
  );
};

export const chart = (random: Random): Picture => {
  const [paper, grid, line] = random.pick([
    ['#141627', '#262a45', '#8b7bff'],
    ['#ffffff', '#ececf4', '#5b45ee'],
    ['#0f1f1c', '#1d3732', '#5eead4'],
  ] as const);
  const dip = random.whole(14, 34);
  let value = 0.5;
  const points = Array.from({ length: 49 }, (_, i): Point => {
    value = Math.min(0.86, Math.max(0.2, value + random.between(-0.07, 0.085)));
    const fall = Math.exp(-(((i - dip) / 2.2) ** 2)) * 0.42;
    return [100 + i * 16, 500 - (value - fall) * 360];
  });
  const rows = Array.from({ length: 5 }, (_, i) => rect(100, 140 + i * 90, 768, 2, grid)).join('');
  const [x = 0, y = 0] = points[dip] ?? [];
  const trace = `M${points.map(([px, py]) => `${num(px)} ${num(py)}`).join('L')}`;
  return picture(
    H,
    `<defs>${gradient('fade', [`${line}66`, `${line}00`])}</defs>${rect(0, 0, WIDTH, H, paper)}${rows}${polygon([[100, 502], ...points, [868, 502]], 'url(#fade)')}
     <path d="${trace}" fill="none" stroke="${line}" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${circle(x, y, 20, '#ff6f61', 'fill-opacity=".25"')}${circle(x, y, 9, '#ff6f61')}
     ${[0, 1, 2, 3, 4, 5, 6].map((i) => rect(118 + i * 120, 538, 44, 10, grid, 'rx="5"')).join('')}${rect(100, 70, 190, 20, grid, 'rx="10"')}${rect(100, 100, 110, 12, grid, 'rx="6"')}`,
    'Chart: a line that climbs, with one deep dip marked by a red dot',
  );
};
