/** How many slips of a finger part two words: a letter wrong, missing, too many, or two swapped. */
export const slipsBetween = (one: string, other: string): number => {
  const [a, b] = [Array.from(one), Array.from(other)];
  let [older, old]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (const [i, sign] of a.entries()) {
    const row = [i + 1];
    for (const [j, against] of b.entries()) {
      const swapped = i > 0 && j > 0 && sign === b[j - 1] && a[i - 1] === against;
      row.push(
        Math.min(
          (old[j] ?? 0) + (sign === against ? 0 : 1),
          (old[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + 1,
          swapped ? (older[j - 1] ?? 0) + 1 : Infinity,
        ),
      );
    }
    [older, old] = [old, row];
  }
  return old.at(-1) ?? 0;
};

/**
 * Against as much of each word as was typed: whoever begins a long name has not slipped for its rest, which only tips the
 * scales between equals.
 */
export const slipsFrom = (typed: string, names: readonly string[]): number => {
  const length = Array.from(typed).length;
  const words = names.flatMap((name) => [name, ...name.split(/[\s_@]+/u)]).filter((word) => word !== '');
  return Math.min(
    ...words.flatMap((word) => {
      const signs = Array.from(word.toLowerCase().replace(/^@/, ''));
      const rest = Math.abs(signs.length - length) / 100;
      return [length - 1, length, length + 1].map((end) => slipsBetween(typed, signs.slice(0, end).join('')) + rest);
    }),
  );
};
