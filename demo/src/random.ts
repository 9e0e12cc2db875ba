import type { Id } from '@wagram/contract/kernel';

/** The same words give the same row of numbers: two starts make the same community. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  between(low: number, high: number): number;
}

const hash = (text: string): number => {
  let value = 2_166_136_261;
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 16_777_619);
  return value >>> 0;
};

/** Mulberry32: small, fast, and good enough for dice. */
export const seededRandom = (seed: string): Random => {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (low: number, high: number): number => low + next() * (high - low);
  const whole = (low: number, high: number): number => Math.floor(between(low, high + 1));
  return {
    next,
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
};

/** All of the list in another order. */
export const shuffled = <T>(list: readonly T[], random: Random): T[] =>
  list
    .map((item) => ({ item, place: random.next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

/** Up to `count` different ones; the heavier an item, the likelier. */
export const sample = <T>(list: readonly T[], count: number, weight: (item: T) => number, random: Random): T[] =>
  list
    .map((item) => ({ item, place: random.next() ** (1 / Math.max(weight(item), 1e-6)) }))
    .sort((a, b) => b.place - a.place)
    .slice(0, Math.max(0, count))
    .map(({ item }) => item);

/** Deals every card once before any comes again. */
export const deckOf = <T>(cards: readonly T[], random: Random): (() => T) => {
  let rest: T[] = [];
  return () => {
    if (rest.length === 0) rest = shuffled(cards, random);
    const card = rest.pop();
    if (card === undefined) throw new Error('an empty deck');
    return card;
  };
};

const hex = (value: number, digits: number): string => Math.floor(value).toString(16).padStart(digits, '0');

/** A UUIDv7 of a past time whose random part is dealt too: made again, a row meets itself instead of a double. */
export const idAt = <I extends Id<string>>(time: Date, random: Random): I => {
  const stamp = hex(time.getTime(), 12);
  // A number has 32 random bits: six digits at a time use all of what they show.
  const part = (digits: number): string => hex(random.next() * 16 ** digits, digits);
  const variant = hex(8 + random.next() * 4, 1);
  return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${part(3)}-${variant}${part(3)}-${part(6)}${part(6)}` as I;
};
