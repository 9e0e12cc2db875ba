const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many sentences there are in English, and how many of them in other words. */
export const countSaid = (english: unknown, said: unknown): readonly [has: number, of: number] => {
  if (!isTree(english)) return [said === undefined ? 0 : 1, 1];
  let [has, of] = [0, 0];
  for (const [key, words] of Object.entries(english)) {
    const below = isTree(said) && Object.hasOwn(said, key) ? said[key] : undefined;
    const [hasBelow, ofBelow] = countSaid(words, below);
    has += hasBelow;
    of += ofBelow;
  }
  return [has, of];
};
