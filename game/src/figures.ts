import {
  COIN,
  heightOf,
  RUNNER_WIDTH,
  RUNNER_X,
  SIZES,
  UNIT,
  type ObstacleKind,
  type Run,
} from '@wagram/contract/games';
import type { Colours, Scene } from './draw.ts';

export type Pen = CanvasRenderingContext2D;

const box = (pen: Pen, x: number, y: number, width: number, height: number, radius: number): void => {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
};

const line = (pen: Pen, colour: string, width: number, ...points: readonly (readonly [number, number])[]): void => {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [x, y] of points) pen.lineTo(x, y);
  pen.stroke();
};

export const drawCoin = (pen: Pen, x: number, bottom: number, tick: number, { colours, isCalm }: Scene): void => {
  const size = COIN / UNIT;
  // It turns: seen from the side it is narrow.
  const turn = isCalm ? 1 : 0.35 + 0.65 * Math.abs(Math.cos(tick / 14 + x / 90));
  const [cx, cy] = [x + size / 2, bottom - size / 2];
  for (const [colour, radius] of [
    [colours['coin-edge'], size / 2],
    [colours['coin'], size / 2 - 2.5],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(cx, cy, radius * turn, radius, 0, 0, Math.PI * 2);
    pen.fill();
  }
};

const drawCrate = (pen: Pen, x: number, top: number, width: number, height: number, colours: Colours): void => {
  pen.fillStyle = colours['box-edge'];
  box(pen, x, top, width, height, 5);
  pen.fillStyle = colours['box'];
  box(pen, x + 3, top + 3, width - 6, height - 6, 3);
  line(pen, colours['box-edge'], 3, [x + 5, top + 5], [x + width - 5, top + height - 5]);
};

const drawHedge = (pen: Pen, x: number, floor: number, width: number, height: number, colours: Colours): void => {
  for (const [colour, grow] of [
    [colours['leaf-edge'], 0],
    [colours['leaf'], 3],
  ] as const) {
    pen.fillStyle = colour;
    for (const [place, tall] of [
      [0.2, 0.84],
      [0.5, 1],
      [0.8, 0.88],
    ] as const) {
      const radius = width * 0.24;
      const top = floor - height * tall + grow;
      box(pen, x + width * place - radius + grow, top, radius * 2 - grow * 2, floor - top, radius - grow);
    }
  }
};

const drawDrone = (
  pen: Pen,
  x: number,
  top: number,
  width: number,
  height: number,
  tick: number,
  scene: Scene,
): void => {
  const { colours, isCalm } = scene;
  const spin = isCalm ? 9 : 4 + 7 * Math.abs(Math.sin(tick / 2));
  for (const side of [x + 7, x + width - 7]) {
    line(pen, colours['steel'], 2.5, [side, top + 8], [side, top + 2]);
    line(pen, colours['steel'], 2.5, [side - spin, top + 2], [side + spin, top + 2]);
  }
  pen.fillStyle = colours['steel'];
  box(pen, x + 2, top + 8, width - 4, height - 12, 7);
  pen.fillStyle = colours['lamp'];
  pen.beginPath();
  pen.arc(x + 10, top + height / 2 + 2, 4, 0, Math.PI * 2);
  pen.fill();
};

export const drawObstacle = (
  pen: Pen,
  kind: ObstacleKind,
  x: number,
  floor: number,
  tick: number,
  scene: Scene,
): void => {
  const [width, height, bottom] = [SIZES[kind].width / UNIT, SIZES[kind].height / UNIT, SIZES[kind].bottom / UNIT];
  const top = floor - bottom - height;
  if (kind === 'crate') drawCrate(pen, x, top, width, height, scene.colours);
  if (kind === 'hedge') drawHedge(pen, x, floor, width, height, scene.colours);
  if (kind === 'drone') drawDrone(pen, x, top, width, height, tick, scene);
  if (kind !== 'tower') return;
  drawCrate(pen, x, top, width, height / 2, scene.colours);
  drawCrate(pen, x, top + height / 2, width, height / 2, scene.colours);
};

interface Pose {
  readonly x: number;
  readonly feet: number;
  readonly head: number;
  /** How far the legs are apart, from -1 to 1. */
  readonly stride: number;
}

const poseOf = (run: Run, floor: number): Pose => {
  const feet = floor - run.y / UNIT;
  const isInAir = run.y > 0;
  // Legs go with the ground, whatever the speed.
  const stride = isInAir ? 0.9 : run.isOver || run.tick === 0 ? 0.35 : Math.sin(run.distance / UNIT / 17);
  return { x: RUNNER_X / UNIT + RUNNER_WIDTH / UNIT / 2, feet, head: feet - heightOf(run) / UNIT + 9, stride };
};

const drawLegs = (pen: Pen, { x, feet, stride }: Pose, hip: number, colours: Colours): void => {
  const bend = Math.max(4, (feet - hip) * 0.5);
  for (const side of [-1, 1]) {
    const swing = side * stride * 11;
    const lift = Math.max(0, side * stride) * 6;
    line(pen, colours['limb'], 5, [x, hip], [x + swing * 0.7 + 3, hip + bend], [x + swing - 2, feet - 2 - lift]);
  }
};

/** A scarf that shows how fast one is. */
const drawScarf = (pen: Pen, { x, head }: Pose, run: Run, { colours, isCalm }: Scene): void => {
  const wave = isCalm ? 0 : Math.sin(run.tick / 4) * 3;
  const drop = run.rise / UNIT / 3;
  line(
    pen,
    colours['scarf'],
    5,
    [x + 4, head + 10],
    [x - 9, head + 10 + wave * 0.4 + drop],
    [x - 22, head + 8 + wave + drop * 2],
  );
};

export const drawRunner = (pen: Pen, run: Run, floor: number, scene: Scene): void => {
  const { colours } = scene;
  const pose = poseOf(run, floor);
  const { x, feet, head, stride } = pose;
  const shadow = Math.max(0.08, 0.28 - run.y / UNIT / 500);
  pen.fillStyle = `oklch(0.2 0.05 285 / ${shadow})`;
  pen.beginPath();
  pen.ellipse(x, floor + 3, 17, 4, 0, 0, Math.PI * 2);
  pen.fill();
  const hip = run.isDucking ? feet - 9 : feet - 16;
  const lean = run.isDucking ? 9 : 4;
  drawLegs(pen, pose, hip, colours);
  line(pen, colours['body'], 13, [x, hip - 1], [x + lean, head + 13]);
  const arm = stride * 8;
  line(
    pen,
    colours['limb'],
    4,
    [x + lean - 1, head + 14],
    [x + lean - arm - 3, head + 22],
    [x + lean - arm + 5, head + 25],
  );
  drawScarf(pen, { ...pose, x: x + lean - 4 }, run, scene);
  pen.fillStyle = colours['skin'];
  pen.beginPath();
  pen.arc(x + lean + 2, head, 9, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = colours['body'];
  pen.beginPath();
  pen.arc(x + lean + 2, head, 9.5, Math.PI * 0.95, Math.PI * 1.95);
  pen.fill();
  pen.fillStyle = colours['ground-edge'];
  pen.beginPath();
  pen.arc(x + lean + 6.5, head + 0.5, 1.5, 0, Math.PI * 2);
  pen.fill();
};
