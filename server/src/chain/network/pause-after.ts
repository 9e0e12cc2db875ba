const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** By its age: most land within seconds, and a network that is away for a day need not be asked every second. */
export const pauseAfter = (ageMs: number): number =>
  ageMs < 30 * SECOND_MS ? SECOND_MS : Math.min(ageMs / 20, 10 * MINUTE_MS);
