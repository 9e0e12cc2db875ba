import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlayable, packAction, replay, type Action } from './replay.ts';
import { heightOf, newRun, scoreOf, SIZES, speedAt, step, TICKS_PER_SECOND, type Run } from './runner.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });
const idle = { jump: false, duck: false };

/** A careful player: jumps a little ahead of what stands, ducks below what flies. */
const play = (seed: number, ticks: number): { run: Run; packed: number[] } => {
  let run = newRun(seed);
  let wasDucking = false;
  const packed: number[] = [];
  const press = (action: Action) => packed.push(packAction(run.tick, action));
  while (!run.isOver && run.tick < ticks) {
    const speed = speedAt(run.tick);
    const ahead = run.obstacles.find(({ kind, x }) => x + SIZES[kind].width > run.distance + 64 * 16);
    const away = ahead === undefined ? Infinity : ahead.x - run.distance - 94 * 16;
    const duck = ahead?.kind === 'drone' && away < speed * 10;
    const jump = ahead !== undefined && ahead.kind !== 'drone' && run.y === 0 && away < speed * 8;
    if (jump) press('jump');
    if (duck !== wasDucking) press(duck ? 'duck' : 'stand');
    wasDucking = duck;
    run = step(run, { jump, duck });
  }
  return { run, packed };
};

describe('WeRunner', () => {
  it('[GAME-01] a jump goes up and comes down, a second one in the air goes higher, and there is no third', () => {
    const peakOf = (...jumps: number[]): number => {
      let run = newRun(1);
      let peak = 0;
      for (let tick = 0; tick < 70; tick += 1) {
        run = step(run, { jump: jumps.includes(tick), duck: false });
        peak = Math.max(peak, run.y);
      }
      expect(run.y).toBe(0);
      return peak;
    };
    expect(peakOf(0)).toBeGreaterThan(SIZES.tower.height);
    expect(peakOf(0, 16)).toBeGreaterThan(peakOf(0) + 16 * 30);
    expect(peakOf(0, 16, 20)).toBe(peakOf(0, 16));
  });

  it('[GAME-01] whoever does nothing runs into the first thing; ducking makes small enough for a drone', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const run = replay(seed, [], 20 * TICKS_PER_SECOND);
        expect(run.isOver).toBe(true);
        expect(step(run, { jump: true, duck: false })).toBe(run);
      }),
    );
    const ducked = step(newRun(1), { jump: false, duck: true });
    expect(heightOf(ducked)).toBeLessThan(SIZES.drone.bottom);
    expect(heightOf(newRun(1))).toBeGreaterThan(SIZES.drone.bottom);
  });

  it('[GAME-01] it can be won against for long, whatever the seed', () => {
    fc.assert(
      fc.property(seeds, (seed) => !play(seed, 40 * TICKS_PER_SECOND).run.isOver),
      { numRuns: 25 },
    );
  });

  it('the same seed and inputs are the same run, and the state stays whole and small', () => {
    const ticks = 15 * TICKS_PER_SECOND;
    fc.assert(
      fc.property(seeds, fc.array(fc.integer({ min: 0, max: ticks * 4 })), (seed, given) => {
        const packed = [...new Set(given)].filter((value) => value % 4 < 3).sort((one, other) => one - other);
        expect(isPlayable(packed)).toBe(true);
        const run = replay(seed, packed, ticks);
        expect(replay(seed, packed, ticks)).toEqual(run);
        expect([run.distance, run.y, run.rise, scoreOf(run)].every(Number.isSafeInteger)).toBe(true);
        expect(run.y).toBeGreaterThanOrEqual(0);
        expect(run.obstacles.length + run.coins.length).toBeLessThan(40);
      }),
      { numRuns: 60 },
    );
    const { run, packed } = play(7, ticks);
    expect(replay(7, packed, ticks)).toEqual(run);
    expect(scoreOf(run)).toBeGreaterThan(300);
  });

  it('points only ever grow, and more quickly the faster it gets', () => {
    let [run, last] = [newRun(3), 0];
    for (let tick = 0; tick < 200; tick += 1) {
      run = step(run, idle);
      expect(scoreOf(run)).toBeGreaterThanOrEqual(last);
      last = scoreOf(run);
    }
    expect(speedAt(3_600)).toBeGreaterThan(speedAt(0));
    expect(speedAt(1_000_000)).toBe(speedAt(100_000));
  });

  it('inputs out of order, twice or unknown cannot be played', () => {
    expect(isPlayable([packAction(1, 'jump'), packAction(9, 'duck'), packAction(12, 'stand')])).toBe(true);
    for (const packed of [[8, 4], [4, 4], [7]]) expect(isPlayable(packed)).toBe(false);
  });
});
