import { isList, type Code } from '@wagram/contract/kernel';

const namesIn = (code: Code): readonly string[] => {
  if (!isList(code)) return [];
  const [kind, name] = code;
  const own = (kind === 'name' || kind === 'call') && typeof name === 'string' ? [name] : [];
  return [...own, ...code.flatMap(namesIn)];
};

const textsIn = (pattern: Code): readonly unknown[] => (isList(pattern) ? pattern.flatMap(textsIn) : [pattern]);

/** Those that some words need, themselves or by way of others: a page loads no more. A helper knows only what stands above it. */
export const helpersFor = (helpers: readonly Code[], words: readonly Code[]): readonly Code[] => {
  const needed = new Set<unknown>(words.flatMap(namesIn));
  const kept = helpers.toReversed().filter((helper) => {
    const [, pattern = null, value = null] = isList(helper) ? helper : [];
    if (!textsIn(pattern).some((name) => needed.has(name))) return false;
    for (const name of [pattern, value].flatMap(namesIn)) needed.add(name);
    return true;
  });
  return kept.toReversed();
};
