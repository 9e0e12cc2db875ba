// Small means of painting: every picture is a function of the place and of the time, and time goes round in a circle.

export const TAU = Math.PI * 2;
/** @param {number} value */
export const clamp = (value, low = 0, high = 1) => Math.min(high, Math.max(low, value));
/** @typedef {number[]} Tone red, green and blue, from 0 to 255 */

/** @param {number} a @param {number} b @param {number} part */
export const mix = (a, b, part) => a + (b - a) * part;
/** 0 before `from`, 1 after `to`, and soft in between. @param {number} from @param {number} to @param {number} value */
export const smooth = (from, to, value) => {
  const part = clamp((value - from) / (to - from));
  return part * part * (3 - 2 * part);
};
/** @param {Tone} a @param {Tone} b @param {number} part @returns {Tone} */
export const mixColour = (a, b, part) => [mix(a[0], b[0], part), mix(a[1], b[1], part), mix(a[2], b[2], part)];
/** @param {string} hex @returns {Tone} */
export const colour = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Colours at places from 0 to 1, and everything between them. @param {[place: number, hex: string][]} stops */
export const gradient = (...stops) => {
  const known = stops.map(([place, hex]) => ({ place, tone: colour(hex) }));
  /** @param {number} place @returns {Tone} */
  return (place) => {
    const next = known.findIndex((stop) => stop.place >= place);
    if (next <= 0) return known[next === 0 ? 0 : known.length - 1].tone;
    const [before, after] = [known[next - 1], known[next]];
    return mixColour(before.tone, after.tone, (place - before.place) / (after.place - before.place));
  };
};

/** The same numbers each time: a film is made again as it was. @param {number} seed */
export const dice = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** A line of hills: a few waves of different lengths. @param {number} seed @param {number} height @param {number} roughness */
export const ridge = (seed, height, roughness) => {
  const random = dice(seed);
  const waves = Array.from({ length: 7 }, (_, index) => ({
    length: 1.4 * 1.9 ** index,
    size: height / roughness ** index,
    shift: random() * TAU,
  }));
  /** @param {number} x */
  return (x) => waves.reduce((sum, { length, size, shift }) => sum + Math.sin(x * length + shift) * size, 0);
};

/** A picture in memory: lines, dots and glows are added to it like light. */
export class Canvas {
  /** @param {number} width @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.light = new Float32Array(width * height * 3);
  }

  /**
   * Each point by what `at` says of it: x from 0 to 1, y from 0 at the top to the height in widths.
   * @param {(x: number, y: number) => Tone} at
   */
  fill(at) {
    const { width, height, light } = this;
    for (let row = 0; row < height; row += 1)
      for (let column = 0; column < width; column += 1) {
        const tone = at(column / width, row / width);
        const place = (row * width + column) * 3;
        light[place] = tone[0];
        light[place + 1] = tone[1];
        light[place + 2] = tone[2];
      }
  }

  /**
   * A soft round light at a place in points.
   * @param {number} x @param {number} y @param {number} radius @param {Tone} tone @param {number} strength
   */
  glow(x, y, radius, [red, green, blue], strength) {
    const { width, height, light } = this;
    const [left, right] = [Math.max(0, Math.floor(x - radius)), Math.min(width - 1, Math.ceil(x + radius))];
    const [top, bottom] = [Math.max(0, Math.floor(y - radius)), Math.min(height - 1, Math.ceil(y + radius))];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) {
        const far = Math.hypot(column - x, row - y) / radius;
        if (far >= 1) continue;
        const part = strength * (1 - far * far) ** 2;
        const place = (row * width + column) * 3;
        light[place] += red * part;
        light[place + 1] += green * part;
        light[place + 2] += blue * part;
      }
  }

  bytes() {
    return Buffer.from(Uint8ClampedArray.from(this.light).buffer);
  }
}
