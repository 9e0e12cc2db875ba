// The endless runner. Whole numbers alone, and a source of chance of its own: the same seed and the same inputs give the
// same run on a phone and on the server. Lengths are sixteenths of a pixel, times are ticks.

export const TICKS_PER_SECOND = 60;
export const UNIT = 16;

const px = (pixels: number): number => pixels * UNIT;

export const RUNNER_X = px(64);
export const RUNNER_WIDTH = px(30);
const HEIGHT = px(46);
const HEIGHT_DUCKED = px(26);
/** What comes is made this far ahead, beyond the widest screen. */
const AHEAD = px(1_400);

const GRAVITY = 11;
const GRAVITY_DIVING = 32;
const JUMP = 196;
const SECOND_JUMP = 164;
const SPEED_FIRST = 78;
const SPEED_LAST = 176;
const TICKS_PER_FASTER = 90;
const COIN_POINTS = 25;
const UNITS_PER_POINT = px(10);

export type ObstacleKind = 'crate' | 'tower' | 'hedge' | 'drone';

interface Size {
  readonly width: number;
  readonly height: number;
  readonly bottom: number;
}

export const SIZES: Readonly<Record<ObstacleKind, Size>> = {
  crate: { width: px(28), height: px(30), bottom: 0 },
  tower: { width: px(24), height: px(58), bottom: 0 },
  hedge: { width: px(66), height: px(26), bottom: 0 },
  drone: { width: px(40), height: px(24), bottom: px(34) },
};
export const COIN = px(18);

export interface Obstacle {
  readonly kind: ObstacleKind;
  readonly x: number;
}

export interface Coin {
  readonly x: number;
  readonly y: number;
}

export interface Run {
  readonly tick: number;
  readonly chance: number;
  readonly distance: number;
  /** Of the feet, above the ground. */
  readonly y: number;
  readonly rise: number;
  readonly jumpsLeft: number;
  readonly isDucking: boolean;
  readonly coinsTaken: number;
  readonly obstacles: readonly Obstacle[];
  readonly coins: readonly Coin[];
  /** Where the next obstacle stands. */
  readonly nextAt: number;
  readonly isOver: boolean;
}

export interface Input {
  /** Pressed in this very tick. */
  readonly jump: boolean;
  /** Held down. */
  readonly duck: boolean;
}

export const newRun = (seed: number): Run => ({
  tick: 0,
  chance: seed >>> 0,
  distance: 0,
  y: 0,
  rise: 0,
  jumpsLeft: 2,
  isDucking: false,
  coinsTaken: 0,
  obstacles: [],
  coins: [],
  nextAt: px(620),
  isOver: false,
});

/** The next number of a small generator (a counter that is mixed), and one below `size` made from it. */
const draw = (chance: number, size: number): readonly [next: number, value: number] => {
  const next = (chance + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return [next, ((mixed ^ (mixed >>> 14)) >>> 0) % size];
};

export const speedAt = (tick: number): number =>
  Math.min(SPEED_LAST, SPEED_FIRST + Math.floor(tick / TICKS_PER_FASTER));

export const scoreOf = ({ distance, coinsTaken }: Run): number =>
  Math.floor(distance / UNITS_PER_POINT) + coinsTaken * COIN_POINTS;

export const heightOf = ({ isDucking }: Run): number => (isDucking ? HEIGHT_DUCKED : HEIGHT);

/** Drones come once people know how to jump. */
const KINDS: readonly ObstacleKind[] = ['crate', 'hedge', 'crate', 'tower', 'drone', 'tower', 'hedge', 'drone'];
const DRONES_FROM = px(3_000);

/** A row of coins: on the way, or over the obstacle as a reward for a high jump. */
const rowOfCoins = (x: number, pick: number): Coin[] => {
  const count = 3 + (pick % 3);
  const y = pick % 2 === 0 ? px(12) : px(96);
  return Array.from({ length: count }, (_, place) => ({ x: x + place * px(30), y }));
};

/** Makes what lies ahead, one obstacle at a time. */
const extend = (run: Run): Run => {
  if (run.nextAt > run.distance + AHEAD) return run;
  const [first, kindPick] = draw(run.chance, run.nextAt < DRONES_FROM ? 4 : KINDS.length);
  const [second, gapPick] = draw(first, 34);
  const [chance, coinPick] = draw(second, 12);
  const kind = KINDS[kindPick] ?? 'crate';
  // The faster one runs, the wider the gaps: there is always time for a jump and a landing.
  const gap = speedAt(run.tick) * (46 + gapPick) + SIZES[kind].width;
  const coins = coinPick < 7 ? rowOfCoins(run.nextAt + (gap >> 1) - px(30), coinPick) : [];
  return extend({
    ...run,
    chance,
    obstacles: [...run.obstacles, { kind, x: run.nextAt }],
    coins: [...run.coins, ...coins],
    nextAt: run.nextAt + gap,
  });
};

interface Box {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

const touches = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.bottom < other.top && other.bottom < one.top;

/** A little smaller than what is drawn: who only grazes something runs on. */
const GRACE = px(5);

const bodyOf = (run: Run): Box => ({
  left: run.distance + RUNNER_X + GRACE,
  right: run.distance + RUNNER_X + RUNNER_WIDTH - GRACE,
  bottom: run.y + px(2),
  top: run.y + heightOf(run) - GRACE,
});

const boxOf = ({ kind, x }: Obstacle): Box => {
  const { width, height, bottom } = SIZES[kind];
  return { left: x, right: x + width, bottom, top: bottom + height };
};

const isTaken = (body: Box, { x, y }: Coin): boolean =>
  touches(
    { ...body, bottom: body.bottom - px(4), top: body.top + px(8) },
    { left: x, right: x + COIN, bottom: y, top: y + COIN },
  );

/** Up and down: a jump from the ground, a smaller one in the air, and a dive. */
const rise = (run: Run, input: Input): Pick<Run, 'y' | 'rise' | 'jumpsLeft' | 'isDucking'> => {
  const isOnGround = run.y === 0 && run.rise <= 0;
  const jumpsLeft = isOnGround ? 2 : run.jumpsLeft;
  const jumps = input.jump && jumpsLeft > 0;
  const speed = jumps ? (jumpsLeft === 2 ? JUMP : SECOND_JUMP) : run.rise;
  const y = Math.max(0, run.y + speed);
  const pull = input.duck && !jumps ? GRAVITY_DIVING : GRAVITY;
  const lands = y === 0 && speed <= 0;
  return {
    y,
    rise: lands ? 0 : speed - pull,
    jumpsLeft: jumps ? jumpsLeft - 1 : jumpsLeft,
    isDucking: input.duck && lands,
  };
};

/** One tick. Nothing moves once it is over. */
export const step = (run: Run, input: Input): Run => {
  if (run.isOver) return run;
  const moved = extend({
    ...run,
    ...rise(run, input),
    tick: run.tick + 1,
    distance: run.distance + speedAt(run.tick),
  });
  const body = bodyOf(moved);
  const isPast = ({ x }: { readonly x: number }): boolean => x < moved.distance - px(120);
  const coins = moved.coins.filter((coin) => !isTaken(body, coin));
  const hasNew = moved.obstacles.some(isPast) || coins.some(isPast);
  return {
    ...moved,
    coinsTaken: moved.coinsTaken + moved.coins.length - coins.length,
    obstacles: hasNew ? moved.obstacles.filter((obstacle) => !isPast(obstacle)) : moved.obstacles,
    coins: hasNew ? coins.filter((coin) => !isPast(coin)) : coins,
    isOver: moved.obstacles.some((obstacle) => touches(body, boxOf(obstacle))),
  };
};
