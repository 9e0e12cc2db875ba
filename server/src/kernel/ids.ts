import { getRandomValues, hash, randomBytes } from 'node:crypto';
import type { Id } from '@wagram/contract/kernel';
import { V7Generator } from 'uuidv7';

/** Drawn for hundreds of ids at once: most of the price is the asking. */
const randomNumbers = (): { nextUint32(): number } => {
  const drawn = new Uint32Array(1_024);
  let next = drawn.length;
  return {
    nextUint32: () => {
      if (next === drawn.length) {
        getRandomValues(drawn);
        next = 0;
      }
      return drawn[next++] ?? 0;
    },
  };
};

// Ids of what happened at a given time, and ids of everything else: a clock that a test has set must not meet the real one,
// because within ten seconds the later of two times wins.
const timed = new V7Generator(randomNumbers());
const generator = new V7Generator(randomNumbers());

/** Sortable by time, so that a key is also a cursor. What is listed by its id is made with the time it happened. */
export const newId = <I extends Id<string>>(time?: Date): I => {
  const id =
    time === undefined
      ? generator.generateOrResetWithTs(Date.now())
      : timed.generateOrResetWithTs(Math.max(1, time.getTime()));
  return id.toString() as I;
};

/** The smallest id that could have been made at this time: where a range of ids by time begins. */
export const uuidAt = <I extends Id<string>>(time: Date): I => {
  const hex = Math.max(0, time.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000` as I;
};

/** Below and above every id, whatever it is the id of: where lists begin. */
export const FIRST_ID = '00000000-0000-0000-0000-000000000000' as Id<never>;
export const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff' as Id<never>;

/** Clocks of several machines are never quite the same. */
const SKEW_MS = 60_000;

/**
 * SR-M13: where lists of the newest begin. What was made while a clock was ahead waits for its time instead of standing on top
 * of everything until then.
 */
export const newestUuid = <I extends Id<string>>(now: Date): I => uuidAt<I>(new Date(now.getTime() + SKEW_MS));

/** 256 bits that nobody can guess: session tokens, links in mails, challenges. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a secret. A fast hash will do: the secret itself has 256 bits. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'base64url');
