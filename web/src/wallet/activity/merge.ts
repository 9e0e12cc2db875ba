// Two lists that come page by page, newest first, as one.

export interface Timed {
  /** Milliseconds; never more than that of the one before it. */
  readonly at: number;
}

export interface Source<T extends Timed> {
  readonly items: readonly T[];
  /** Older ones are still to be asked for. */
  readonly hasMore: boolean;
}

export interface Merged<T extends Timed> {
  readonly items: readonly T[];
  /** Whose next page is needed before anything more can be shown. */
  readonly waitsFor: { readonly first: boolean; readonly second: boolean };
}

/**
 * Stops where a list that has more is at its end: what the other one still holds may be older than what is missing.
 * So the list only ever grows at its end, and nothing is lost or shown twice.
 */
export const merge = <T extends Timed>(first: Source<T>, second: Source<T>): Merged<T> => {
  const items: T[] = [];
  let one = 0;
  let two = 0;
  for (;;) {
    const a = first.items[one];
    const b = second.items[two];
    const waitsFor = { first: a === undefined && first.hasMore, second: b === undefined && second.hasMore };
    if (waitsFor.first || waitsFor.second) return { items, waitsFor };
    if (a !== undefined && (b === undefined || a.at >= b.at)) {
      items.push(a);
      one += 1;
    } else if (b !== undefined) {
      items.push(b);
      two += 1;
    } else return { items, waitsFor };
  }
};

/** Networks forget when a transaction was, and clocks of theirs step back: such a one takes the time of the one before it. */
export const timesOf = (times: readonly (string | null)[]): number[] => {
  let last = Number.POSITIVE_INFINITY;
  return times.map((time) => {
    last = time === null ? last : Math.min(last, Date.parse(time));
    return last;
  });
};
