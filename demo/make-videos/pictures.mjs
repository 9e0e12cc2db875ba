// What the videos show. Each takes a canvas and a time from 0 up to 1, after which it begins again.
/** @typedef {import('./paint.mjs').Tone} Tone */
/** @typedef {(canvas: Canvas, time: number) => void} Paint */
import { Canvas, clamp, colour, dice, gradient, mixColour, ridge, smooth, TAU } from './paint.mjs';

/** Mara: the sun stands on the sea, and the light comes over the water. @returns {Paint} */
const lastLight = () => {
  const sky = gradient([0, '#1d1b4b'], [0.32, '#6a2f6b'], [0.62, '#e0653f'], [0.86, '#ffb45e'], [1, '#ffe3a3']);
  const sea = gradient([0, '#f0a35c'], [0.12, '#8a4560'], [0.5, '#352a5c'], [1, '#120f30']);
  const [level, sun] = [0.98, { x: 0.5, y: 0.84, radius: 0.15 }];
  return (canvas, time) =>
    canvas.fill((x, y) => {
      if (y < level) {
        const far = Math.hypot(x - sun.x, y - sun.y);
        const cloud =
          smooth(0.25, 1, Math.sin(y * 34 + Math.sin(x * 3 + time * TAU) * 1.6) * Math.sin(x * 2.2 + 1 + y * 5)) *
          smooth(0.1, 0.5, y) *
          (1 - smooth(0.74, 0.86, y));
        const lit = mixColour(sky(y / level), colour('#ffd9a0'), clamp(0.5 - far) * 0.9);
        const shaded = mixColour(lit, colour('#a8405a'), cloud * 0.5);
        return mixColour(shaded, colour('#fff4cf'), 1 - smooth(sun.radius - 0.006, sun.radius + 0.004, far));
      }
      const deep = (y - level) / (1.778 - level);
      const near = 1 / (deep + 0.06);
      const ripple =
        Math.sin(near * 9 - time * TAU * 3 + Math.sin(x * 7 + near * 2) * 1.1) * 0.6 +
        Math.sin(near * 21 + x * 12 + time * TAU * 2) * 0.4;
      const path = Math.exp(-(((x - 0.5) / (0.1 + deep * 0.22)) ** 2));
      const glitter = smooth(0.15, 0.95, ripple) * path;
      const base = mixColour(sea(deep), colour('#6d3a66'), smooth(-0.2, 1, ripple) * 0.25);
      return mixColour(base, colour('#ffcf85'), glitter * (1 - deep * 0.45));
    });
};

/** Nora: curtains of green light over a fjord. @returns {Paint} */
const aurora = () => {
  const night = gradient([0, '#050a1f'], [0.6, '#0b2038'], [1, '#14394a']);
  const [hills, near] = [ridge(11, 0.035, 1.55), ridge(29, 0.03, 1.5)];
  const random = dice(5);
  const stars = Array.from({ length: 90 }, () => [random(), random() * 0.9, 0.4 + random() * 0.6, random()]);
  /** @param {number} x @param {number} y @param {number} time @param {number} at */
  const curtain = (x, y, time, at) => {
    const sway = Math.sin(x * 3.1 + at * 2.1 + time * TAU) * 0.07 + Math.sin(x * 7.3 - time * TAU + at) * 0.03;
    const foot = 0.62 + at * 0.13 + sway;
    const up = foot - y;
    if (up < -0.03) return 0;
    const folds = 0.55 + 0.45 * Math.sin(x * 26 + Math.sin(x * 5 + time * TAU) * 3 + at * 9);
    return smooth(-0.03, 0.02, up) * Math.exp(-up * 4.2) * folds;
  };
  /** @param {number} x @param {number} y @param {number} time @returns {Tone} */
  const sky = (x, y, time) => {
    const light = curtain(x, y, time, 0) * 0.85 + curtain(x, y, time, 1) * 0.6 + curtain(x + 0.4, y, time, -1.1) * 0.45;
    const tint = mixColour(colour('#3dffa0'), colour('#a45cff'), smooth(0.55, 0.05, y) * 0.9);
    return mixColour(night(y / 1.2), tint, clamp(light) * 0.85);
  };
  return (canvas, time) => {
    const shore = 1.2;
    canvas.fill((x, y) => {
      const [far, close] = [shore - 0.1 - hills(x * 3), 1.6 - near(x * 3 + 2)];
      if (y > close) return colour('#04070f');
      if (y < far) return sky(x, y, time);
      if (y < shore) return mixColour(colour('#0a1a2a'), colour('#12303a'), smooth(far, shore, y));
      const wobble = Math.sin(y * 90 + time * TAU * 2) * 0.012 * (y - shore + 0.2);
      return mixColour(sky(clamp(x + wobble), shore * 2 - y - 0.12, time), colour('#06111f'), 0.42);
    });
    for (const [x, y, size, phase] of stars) {
      const shine = 0.5 + 0.5 * Math.sin((time + phase) * TAU);
      canvas.glow(x * canvas.width, y * canvas.width, 2.2 * size + 0.6, [255, 255, 255], (0.25 + shine * 0.6) * size);
    }
  };
};

/** Diego: an ellipse that turns a little each time round, until the sheet is full of it. @returns {Paint} */
const plotter = () => {
  const paper = colour('#f6f1e4');
  const layers = [
    { ink: colour('#1f3a6b'), rounds: 46, long: 0.4, short: 0.13, from: 0 },
    { ink: colour('#d2452c'), rounds: 34, long: 0.22, short: 0.07, from: 0.45 },
  ].map((layer) => ({ ...layer, dark: layer.ink.map((value, place) => value - paper[place]) }));
  /** @param {{ rounds: number, long: number, short: number }} layer @param {number} along */
  const point = ({ rounds, long, short }, along) => {
    const [angle, turn] = [along * rounds * TAU, along * Math.PI];
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * short];
    return [0.5 + x * Math.cos(turn) - y * Math.sin(turn), 0.889 + x * Math.sin(turn) + y * Math.cos(turn)];
  };
  return (canvas, time) => {
    canvas.fill((x, y) => (Math.min(x, 1 - x, y, 1.778 - y) < 0.04 ? [233, 225, 208] : paper));
    // It is drawn in four fifths of the time, and then the sheet is pulled away.
    const pull = smooth(0.88, 1, time) * 1.9;
    for (const layer of layers) {
      const steps = layer.rounds * Math.round(layer.long * 1_100);
      const drawn = clamp((time / 0.8 - layer.from) / (1 - layer.from)) * steps;
      for (let step = 0; step < drawn; step += 1) {
        const [x, y] = point(layer, step / steps);
        canvas.glow(x * canvas.width, (y + pull) * canvas.width, 1.6, layer.dark, 0.4);
      }
      const [x, y] = point(layer, drawn / steps);
      if (drawn > 0 && drawn < steps) canvas.glow(x * canvas.width, y * canvas.width, 9, layer.dark, 1);
    }
  };
};

/** Inês: six sets of waves, cut from paper. @returns {Paint} */
const paperWaves = () => {
  const tones = ['#f7d9a8', '#f2b880', '#7fb7b2', '#4f93a0', '#2f6f8a', '#1d4a6b', '#12304f'].map(colour);
  const moon = { x: 0.68, y: 0.42, radius: 0.13 };
  return (canvas, time) =>
    canvas.fill((x, y) => {
      let tone = mixColour(tones[0], colour('#fbeed3'), 1 - y);
      const far = Math.hypot(x - moon.x, y - moon.y - Math.sin(time * TAU) * 0.015);
      tone = mixColour(tone, colour('#e8604c'), 1 - smooth(moon.radius - 0.004, moon.radius + 0.004, far));
      for (let layer = 1; layer < tones.length; layer += 1) {
        const way = layer % 2 === 0 ? 1 : -1;
        const crest =
          0.5 +
          layer * 0.17 +
          Math.sin(x * (5.5 + layer * 0.7) + way * time * TAU + layer * 2) * (0.035 + layer * 0.004) +
          Math.sin(x * 12 - way * time * TAU + layer) * 0.012;
        const inside = smooth(crest - 0.003, crest + 0.003, y);
        const rim = 1 - smooth(0, 0.05, y - crest);
        tone = mixColour(tone, mixColour(tones[layer], [255, 255, 255], rim * 0.16), inside);
        // The sheet above throws a shadow on the one behind it.
        tone = mixColour(tone, [10, 20, 40], smooth(crest - 0.035, crest, y) * (1 - inside) * 0.22);
      }
      return tone;
    });
};

/** Noah: what a sound looks like when nobody plays it. @returns {Paint} */
const synth = () => {
  const deep = colour('#0c0a1d');
  const tint = gradient([0, '#ff4d6d'], [0.35, '#ff9e57'], [0.6, '#7c5cff'], [1, '#35c9ff']);
  return (canvas, time) => {
    canvas.fill((x, y) => {
      const far = Math.hypot(x - 0.5, y - 0.889);
      const angle = Math.atan2(y - 0.889, x - 0.5);
      let tone = deep;
      for (let ring = 0; ring < 9; ring += 1) {
        const beat = 0.5 + 0.5 * Math.sin(time * TAU * 2 - ring * 0.7);
        const reach =
          0.07 +
          ring * 0.052 +
          Math.sin(angle * (3 + (ring % 4)) + time * TAU * (ring % 2 === 0 ? 1 : -1)) * 0.012 * (1 + beat * 1.4);
        const near = Math.abs(far - reach);
        const line = 1 - smooth(0.0025, 0.0075 + beat * 0.004, near);
        const halo = Math.exp(-near * 60) * (0.12 + beat * 0.2);
        tone = mixColour(tone, tint(ring / 8), clamp(line * (0.55 + beat * 0.45) + halo));
      }
      return mixColour(tone, deep, smooth(0.5, 1, far) * 0.6);
    });
  };
};

/** Vera: the sky turns round its pole above a tent that is lit from inside. @returns {Paint} */
const startrails = () => {
  const night = gradient([0, '#060818'], [0.7, '#0d1736'], [1, '#2a2a55']);
  const random = dice(77);
  const pole = { x: 0.38, y: 0.62 };
  // After a sixth of a turn the sky looks as it did: each star has five others at its distance.
  const stars = Array.from({ length: 46 }, () => {
    const [reach, from, size] = [0.03 + random() ** 0.7 * 1.25, random() * TAU, 0.35 + random() * 0.65];
    const warm = random();
    return Array.from({ length: 6 }, (_, turn) => ({ reach, from: from + (turn * TAU) / 6, size, warm }));
  }).flat();
  const hill = ridge(3, 0.022, 1.5);
  const TRAIL = 16;
  return (canvas, time) => {
    const ground = (/** @type {number} */ x) => 1.46 - hill(x * 3);
    canvas.fill((_x, y) => night(clamp(y / 1.5)));
    for (const { reach, from, size, warm } of stars)
      for (let step = 0; step < TRAIL; step += 1) {
        const angle = from + (time * TAU) / 6 - step * 0.008;
        const [x, y] = [pole.x + Math.cos(angle) * reach, pole.y + Math.sin(angle) * reach];
        if (x < -0.02 || x > 1.02 || y < -0.02 || y > 1.5) continue;
        const tint = mixColour([190, 210, 255], [255, 214, 170], warm);
        canvas.glow(x * canvas.width, y * canvas.width, 1.5 + size, tint, size * 0.55 * (1 - step / TRAIL));
      }
    const { width, light } = canvas;
    const flicker = 0.86 + 0.14 * Math.sin(time * TAU * 3) * Math.sin(time * TAU);
    for (let row = Math.floor(1.3 * width); row < canvas.height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const [x, y] = [column / width, row / width];
        const place = (row * width + column) * 3;
        const tent = { x: 0.66, foot: 1.5, tall: 0.15, wide: 0.15 };
        const up = (tent.foot - y) / tent.tall;
        const inTent = up > 0 && up < 1 && Math.abs(x - tent.x) < tent.wide * (1 - up) * 0.95;
        if (inTent) {
          const pole = Math.exp(-((Math.abs(x - tent.x) / 0.05) ** 2));
          const warm = mixColour([196, 92, 30], [255, 214, 120], clamp((1 - up) * 0.6 + pole * 0.5));
          light.set(
            warm.map((value) => value * flicker),
            place,
          );
        } else if (y > ground(x)) {
          const shine = Math.exp(-Math.hypot((x - tent.x) * 3.2, (y - tent.foot) * 6) * 1.8) * 0.5 * flicker;
          light.set(mixColour([7, 9, 20], [190, 110, 50], shine), place);
        }
      }
  };
};

/** Each with the time of its poster. @type {Record<string, { picture: () => Paint, still: number }>} */
export const clips = {
  'last-light': { picture: lastLight, still: 0.2 },
  aurora: { picture: aurora, still: 0.35 },
  plotter: { picture: plotter, still: 0.85 },
  'paper-waves': { picture: paperWaves, still: 0.1 },
  synth: { picture: synth, still: 0.15 },
  startrails: { picture: startrails, still: 0.3 },
};

/** One picture of a film. @param {Paint} paint @param {number} width @param {number} height @param {number} time */
export const frame = (paint, width, height, time) => {
  const canvas = new Canvas(width, height);
  paint(canvas, time);
  return canvas.bytes();
};
