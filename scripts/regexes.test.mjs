// IN-06: the work of every pattern of ours stays in proportion to the text. A pattern that backtracks is found by how its
// time grows, not by how long it takes: four times the text is four times the work, and sixteen times where it is squared.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { walk } from './walk.mjs';
import { readSource } from './rules/source.mjs';
import { root } from './run.mjs';

/** In small steps first, then each four times the one before: a steep pattern shows it long before it takes for ever. */
const LENGTHS = [16, 24, 32, 40, 48, 56, 64, 256, 1_024, 4_096, 16_384, 65_536];
/** Below this nobody waits, and the clock is too coarse to tell how it grows. */
const QUICK_MS = 10;
const STEEPEST = 9;
/**
 * Whatever takes less than this on a text is quick on one four times as long, even if its work grows with the cube (what is
 * steeper than that shows in the small steps). The longest text, most of the work, is then left out.
 */
const QUICK_NEXT_MS = QUICK_MS / 4 ** 3;

/** @typedef {{ where: string, pattern: RegExp }} Found */

/** @param {string} path @returns {Found[]} */
const patternsIn = (path) =>
  readSource(readFileSync(path, 'utf8'), path).patterns.map(({ body, flags }) => ({
    where: `${relative(root, path)} /${body}/${flags}`,
    pattern: new RegExp(body, flags),
  }));

const all = ['contract/src', 'server/src', 'web/src']
  .flatMap((folder) => walk(join(root, folder)).map((path) => join(root, folder, path)))
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fault)\.tsx?$/.test(path))
  .flatMap(patternsIn);

const pieces = ['a', 'A', '0', ' ', '\n', '\t', '.', '-', '_', '@', '#', '/', ':', '%', '"', '<', '&', '=', ',', '\0'];
const pairs = [
  'a.',
  'a-',
  'a@',
  '@a',
  '#a',
  'a ',
  '0.',
  '0,',
  '//',
  'a=',
  '<a',
  'é',
  '\u0301',
  '👍',
  '👍\u200d',
  'ab1 ',
];
const addresses = ['https://', 'https://a.', 'http://a/', 'a@a.', 'www.a'];
const whole = [...pieces, ...pairs, ...addresses];

/** A text of this length: begun in a way that lets the pattern start, and ended in one that lets it fail. */
const texts = whole.flatMap((piece) => {
  const long = (/** @type {number} */ length) => piece.repeat(Math.ceil(length / piece.length));
  return [
    LENGTHS.map(long),
    LENGTHS.map((length) => `${long(length)}\u0007`),
    LENGTHS.map((length) => `https://a.org/${long(length)}!`),
  ];
});

const timeOf = (/** @type {RegExp} */ pattern, /** @type {string} */ text) => {
  // Time of the processor, which a busy machine does not stretch.
  const started = process.cpuUsage();
  pattern.lastIndex = 0;
  // As it is used: once, or all through the text.
  if (pattern.global) text.replaceAll(pattern, '');
  else pattern.test(text);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
};

/** The best of a few: a busy machine makes things slower, never faster. */
const best = (/** @type {RegExp} */ pattern, /** @type {string} */ text) =>
  Math.min(...[1, 2, 3, 4].map(() => timeOf(pattern, text)));

/**
 * Three times in a row, so that nothing but the pattern can be the reason. The long text, which takes most of the time, is tried
 * only until it was quick enough once. @type {(pattern: RegExp, short: string, long: string) => boolean}
 */
const isSteep = (pattern, short, long) =>
  [1, 2, 3].every(() => {
    const allowed = Math.max(QUICK_MS, best(pattern, short) * STEEPEST);
    return [1, 2, 3, 4].every(() => timeOf(pattern, long) > allowed);
  });

/** @param {RegExp} pattern @returns {string | null} what makes it steep */
const steepOn = (pattern) => {
  for (const sizes of texts) {
    let before = Infinity;
    for (const [index, text] of sizes.entries()) {
      if (index === sizes.length - 1 && before < QUICK_NEXT_MS) continue;
      before = timeOf(pattern, text);
      if (before < QUICK_MS) continue;
      if (isSteep(pattern, sizes[index - 1] ?? '', text))
        return `${text.length} of ${JSON.stringify(text.slice(0, 30))}`;
    }
  }
  return null;
};

describe('patterns', () => {
  it('are found where they are', () => {
    expect(all.length).toBeGreaterThan(60);
    expect(all.map(({ where }) => where)).toContain(
      'server/src/app/sharing/routes.ts /^([0-9a-f-]{36})\\.(png|jpg)$/i',
    );
  });

  it('one that backtracks would be noticed', () => {
    expect(steepOn(/a+a+b/)).not.toBeNull();
    expect(steepOn(/^(a+)*b/)).not.toBeNull();
    expect(steepOn(/\s+$/)).not.toBeNull();
    expect(steepOn(/^[a-z]+$/)).toBeNull();
  }, 600_000);

  it('IN-06: every one of ours grows with the text and no faster', () => {
    const unique = [...new Map(all.map((one) => [String(one.pattern), one])).values()];
    const steep = unique.map(({ where, pattern }) => ({ where, on: steepOn(pattern) }));
    expect(steep.filter(({ on }) => on !== null)).toEqual([]);
  }, 600_000);
});
