/** LIVE-04: figures of a demo. Nobody watches; the screen says so. */
export interface Simulated {
  readonly viewers: number;
  readonly likes: number;
  readonly comments: number;
  readonly shares: number;
  /** In tenths, so that ten of them are one and nothing is lost by rounding. */
  readonly tenths: number;
}

export const SIMULATION_MS = 2_000;
/** From 0 up to, not including, 1. */
export type Dice = () => number;

const VIEWERS_LEAST = 10;
const VIEWERS_MOST = 59;
const chance = (dice: Dice, probability: number): number => (dice() < probability ? 1 : 0);

export const beginSimulation = (dice: Dice): Simulated => ({
  viewers: VIEWERS_LEAST + Math.floor(dice() * (VIEWERS_MOST - VIEWERS_LEAST + 1)),
  likes: 0,
  comments: 0,
  shares: 0,
  tenths: 0,
});

/** What two seconds bring. */
export const stepSimulation = (now: Simulated, dice: Dice): Simulated => ({
  viewers: Math.max(0, now.viewers + Math.floor(dice() * 3) - 1),
  likes: now.likes + Math.floor(dice() * 2),
  comments: now.comments + chance(dice, 0.3),
  shares: now.shares + chance(dice, 0.1),
  tenths: now.tenths + chance(dice, 0.2),
});

/** The host has written something. */
export const addComment = (now: Simulated): Simulated => ({ ...now, comments: now.comments + 1 });
