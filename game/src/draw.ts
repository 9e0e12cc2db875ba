import { RUNNER_X, UNIT, type Run } from '@wagram/contract/games';
import { drawCoin, drawObstacle, drawRunner, type Pen } from './figures.ts';

const NAMES = [
  'sky-a',
  'sky-b',
  'sun',
  'hill-far',
  'hill-near',
  'ground',
  'ground-edge',
  'mark',
  'skin',
  'body',
  'scarf',
  'limb',
  'box',
  'box-edge',
  'leaf',
  'leaf-edge',
  'steel',
  'lamp',
  'coin',
  'coin-edge',
] as const;
export type Colours = Readonly<Record<(typeof NAMES)[number], string>>;

/** The palette stands in the style sheet, light and dark. */
export const readColours = (): Colours => {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(NAMES.map((name) => [name, style.getPropertyValue(`--${name}`).trim()])) as Colours;
};

export interface Scene {
  isCalm: boolean;
  colours: Colours;
  /** Dust where the runner has landed. */
  readonly puffs: { age: number; readonly at: number }[];
}

/** How many pixels of the game are seen on a phone, and how large it gets on a wide screen. */
const SEEN = 960;
const SCALE_MIN = 0.7;

const fit = (field: HTMLCanvasElement): { width: number; height: number; scale: number } => {
  const { clientWidth: width, clientHeight: height } = field;
  const ratio = Math.min(window.devicePixelRatio || 1, 2);
  const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
  if (field.width !== w || field.height !== h) {
    field.width = w;
    field.height = h;
  }
  const scale = Math.max(SCALE_MIN, Math.min(width / SEEN, height / 400));
  field.getContext('2d')?.setTransform(ratio * scale, 0, 0, ratio * scale, 0, 0);
  return { width: width / scale, height: height / scale, scale };
};

interface View {
  readonly width: number;
  readonly height: number;
  /** Where the ground is. */
  readonly floor: number;
}

const drawSky = (pen: Pen, { width, floor }: View, colours: Colours): void => {
  const sky = pen.createLinearGradient(0, 0, 0, floor);
  sky.addColorStop(0, colours['sky-a']);
  sky.addColorStop(1, colours['sky-b']);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, floor);
  pen.fillStyle = colours['sun'];
  pen.beginPath();
  pen.arc(width * 0.78, floor * 0.42, Math.min(64, floor * 0.16), 0, Math.PI * 2);
  pen.fill();
};

/** Soft hills that repeat; the further away, the slower they pass. */
const drawHills = (pen: Pen, view: View, shift: number, height: number, length: number, colour: string): void => {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(0, view.floor);
  for (let x = 0; x <= view.width + 16; x += 16) {
    const angle = ((x + shift) / length) * Math.PI * 2;
    pen.lineTo(x, view.floor - height * (0.62 + 0.26 * Math.sin(angle) + 0.12 * Math.sin(angle * 2.3 + 1)));
  }
  pen.lineTo(view.width + 16, view.floor);
  pen.fill();
};

const drawGround = (pen: Pen, view: View, passed: number, colours: Colours): void => {
  pen.fillStyle = colours['ground'];
  pen.fillRect(0, view.floor, view.width, view.height - view.floor);
  pen.fillStyle = colours['ground-edge'];
  pen.fillRect(0, view.floor, view.width, 4);
  pen.fillStyle = colours['mark'];
  for (const [depth, length, every] of [
    [22, 44, 150],
    [52, 76, 260],
    [96, 120, 420],
  ] as const) {
    for (let x = -(passed % every); x < view.width; x += every)
      pen.fillRect(x, view.floor + depth, length, 4 + depth / 20);
  }
};

const drawPuffs = (pen: Pen, view: View, passed: number, scene: Scene): void => {
  pen.fillStyle = scene.colours['mark'];
  for (const puff of scene.puffs) {
    puff.age += 1;
    const x = RUNNER_X / UNIT + 15 + puff.at / UNIT - passed;
    pen.globalAlpha = Math.max(0, 0.7 - puff.age / 24);
    for (const side of [-1, 0, 1]) {
      pen.beginPath();
      pen.arc(x + side * (6 + puff.age), view.floor - 4 - puff.age / 3, 4 + puff.age / 5, 0, Math.PI * 2);
      pen.fill();
    }
  }
  pen.globalAlpha = 1;
  while (scene.puffs[0] !== undefined && scene.puffs[0].age > 18) scene.puffs.shift();
};

export const drawScene = (field: HTMLCanvasElement, run: Run, scene: Scene): void => {
  const pen = field.getContext('2d');
  if (pen === null) return;
  const { width, height } = fit(field);
  // On a tall phone the runner stands within sight above the thumb.
  const view = { width, height, floor: Math.round(height * (height > width ? 0.72 : 0.76)) };
  const { colours } = scene;
  const passed = run.distance / UNIT;
  const drift = scene.isCalm ? 0 : passed;
  drawSky(pen, view, colours);
  drawHills(pen, view, drift * 0.08, Math.min(190, view.floor * 0.42), 720, colours['hill-far']);
  drawHills(pen, view, drift * 0.22 + 300, Math.min(110, view.floor * 0.26), 460, colours['hill-near']);
  drawGround(pen, view, passed, colours);
  for (const { x, y } of run.coins) drawCoin(pen, x / UNIT - passed, view.floor - y / UNIT, run.tick, scene);
  for (const { kind, x } of run.obstacles) drawObstacle(pen, kind, x / UNIT - passed, view.floor, run.tick, scene);
  drawPuffs(pen, view, passed, scene);
  drawRunner(pen, run, view.floor, scene);
};
