import { newRun, step, TICKS_PER_SECOND, type Run } from './runner.ts';

/** Nobody runs for longer; whoever does is counted up to here. */
export const TICKS_MAX = 20 * 60 * TICKS_PER_SECOND;
export const ACTIONS_MAX = 8_000;

export const ACTIONS = ['jump', 'duck', 'stand'] as const;
export type Action = (typeof ACTIONS)[number];

/** When and what in one number, so that a long run is a short text. */
export const packAction = (tick: number, action: Action): number => tick * 4 + ACTIONS.indexOf(action);

const unpack = (packed: number): readonly [tick: number, action: Action | undefined] => [
  Math.floor(packed / 4),
  ACTIONS[packed % 4],
];

/** In order, at most one jump a tick, nothing unknown. */
export const isPlayable = (packed: readonly number[]): boolean =>
  packed.every((value, place) => {
    const before = packed[place - 1];
    return value % 4 < ACTIONS.length && (before === undefined || before < value);
  });

/** The run as it must have been: until it was over, and no further than `ticks`. */
export const replay = (seed: number, packed: readonly number[], ticks: number): Run => {
  let run = newRun(seed);
  let place = 0;
  let duck = false;
  while (!run.isOver && run.tick < ticks) {
    let jump = false;
    for (;;) {
      const [tick, action] = unpack(packed[place] ?? Infinity);
      if (tick !== run.tick) break;
      if (action === 'jump') jump = true;
      else duck = action === 'duck';
      place += 1;
    }
    run = step(run, { jump, duck });
  }
  return run;
};
