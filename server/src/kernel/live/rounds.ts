// Measured by `npm run bench live`: with ten thousand open pages a look at all of them at once held up every message for a
// tenth of a second.

const TURNS = 20;
const FEW = 100;

const rest = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms).unref());

/**
 * A look at each of many, some at a time: the turns of a round share half of the time until the next. Whoever comes after a
 * round has begun is looked at in the next one.
 */
export const startRounds = <T>(
  everyMs: number,
  list: () => readonly T[],
  look: (some: readonly T[]) => unknown,
  run: (round: Promise<void>) => void,
): (() => void) => {
  const ending = new AbortController();
  let isUnderWay = false;
  const round = async (): Promise<void> => {
    isUnderWay = true;
    try {
      const all = list();
      const step = Math.max(FEW, Math.ceil(all.length / TURNS));
      for (let at = 0; at < all.length && !ending.signal.aborted; at += step) {
        if (at > 0) await rest(everyMs / 2 / TURNS);
        await look(all.slice(at, at + step));
      }
    } finally {
      isUnderWay = false;
    }
  };
  const timer = setInterval(() => isUnderWay || run(round()), everyMs).unref();
  return () => {
    ending.abort();
    clearInterval(timer);
  };
};
