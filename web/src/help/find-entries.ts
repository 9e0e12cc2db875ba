import type { FaqEntry } from '@wagram/contract/help';

const fold = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Those that hold every word. */
export const findEntries = (entries: readonly FaqEntry[], query: string): readonly FaqEntry[] => {
  const words = fold(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  return entries.filter(({ question, answer }) => {
    const text = fold(`${question} ${answer}`);
    return words.every((word) => text.includes(word));
  });
};
