// Time is asked for here and nowhere else, so that a test can set it.
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const settableClock = (start: Date): Clock & { set(time: Date): void; advance(ms: number): void } => {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (next) => {
      time = next.getTime();
    },
    advance: (ms) => {
      time += ms;
    },
  };
};
