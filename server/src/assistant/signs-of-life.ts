import { setTimeout } from 'node:timers/promises';

const EVERY_MS = 2_000;

/** The same pieces, with a null in between whenever nothing has come for a while. */
export const alive = async function* <T>(pieces: AsyncGenerator<T>, everyMs = EVERY_MS): AsyncGenerator<T | null> {
  try {
    let next = pieces.next();
    for (;;) {
      const waiting = new AbortController();
      const silence = setTimeout(everyMs, null, { signal: waiting.signal }).catch(() => null);
      const result = await Promise.race([next, silence]);
      waiting.abort();
      if (result === null) {
        yield null;
      } else {
        if (result.done === true) return;
        yield result.value;
        next = pieces.next();
      }
    }
  } finally {
    // Not waited for: a generator that waits for its model ends only when that is told to.
    void pieces.return(undefined).catch(() => undefined);
  }
};
