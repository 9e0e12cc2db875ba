// Far more than a sentence takes. There are no loops, but what is called can call twice what it calls.
const STEPS = 20_000;
const DEPTH = 250;
const LENGTH = 20_000;

/** So many characters cost as much as one step. */
const CHARACTERS = 100;

// Of what is worked out at the moment: nothing in it waits, so that there is one at a time.
const now = { depth: 0, steps: 0 };

const spend = (steps: number): void => {
  now.steps += steps;
  if (now.steps > STEPS) throw new RangeError('These words take too long');
};

/** One step; those inside of it count together with it. */
export const within = <T>(work: () => T): T => {
  if (now.depth === 0) now.steps = 0;
  if (now.depth === DEPTH) throw new RangeError('These words stand too deep inside of each other');
  spend(1);
  now.depth += 1;
  try {
    return work();
  } finally {
    now.depth -= 1;
  }
};

/** Only what is text already: an object would say itself how it is written. */
export const textOf = (value: unknown): string => {
  const isText = value === null || !['object', 'function', 'symbol'].includes(typeof value);
  if (!isText) throw new TypeError('This is no text');
  return String(value);
};

const measureAll = (length: number, parts: number): void => {
  if (length > LENGTH) throw new RangeError('These words are too long');
  spend(parts + length / CHARACTERS);
};

/** A text, or a list or tree of them, before something is made of it. */
export const measure = (value: unknown): void => {
  const parts = typeof value === 'object' && value !== null ? Object.values(value) : [value];
  const texts = parts.filter((part) => typeof part === 'string');
  measureAll(
    texts.reduce((length, text) => length + text.length, 0),
    parts.length,
  );
};

/** Parts put together; how long that gets is known before. */
export const joinTexts = (parts: readonly unknown[], between = ''): string => {
  const texts = parts.map(textOf);
  measureAll(
    texts.reduce((length, text) => length + text.length + between.length, 0),
    parts.length,
  );
  return texts.join(between);
};
