/** Something in the settings that can be looked for. */
export interface FindableSetting {
  readonly id: string;
  /** The page it stands on. */
  readonly to: string;
  readonly label: string;
  /** What else people call it. */
  readonly words: string;
  /** The name of its section. */
  readonly section: string;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A word of the name counts most, then a synonym, then the section. Null when one of the words is nowhere. */
const rankOf = (setting: FindableSetting, asked: readonly string[]): number | null => {
  const places = [wordsOf(setting.label), wordsOf(setting.words), wordsOf(setting.section)];
  let rank = 0;
  for (const word of asked) {
    const place = places.findIndex((known) => known.some((one) => one.startsWith(word)));
    if (place === -1) return null;
    rank += place;
  }
  return rank;
};

/** SOC-09: every word that was typed begins a word of the setting. The best come first, otherwise in their own order. */
export const findSettings = (settings: readonly FindableSetting[], typed: string): FindableSetting[] => {
  const asked = wordsOf(typed);
  if (asked.length === 0) return [];
  return settings
    .map((setting) => ({ setting, rank: rankOf(setting, asked) }))
    .filter((found): found is { setting: FindableSetting; rank: number } => found.rank !== null)
    .sort((one, other) => one.rank - other.rank)
    .map(({ setting }) => setting);
};
