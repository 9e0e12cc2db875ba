// Every emoji with its names, in the order of Unicode. Loaded with the panel, never before.
import { gemoji } from 'gemoji';

export interface Emoji {
  readonly emoji: string;
  readonly name: string;
  /** All that it is found by, in lower case. */
  readonly words: string;
}

export const GROUPS = [
  'smileys',
  'people',
  'nature',
  'food',
  'places',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;
export type Group = (typeof GROUPS)[number];

const GROUP_OF: Readonly<Record<string, Group>> = {
  'Smileys & Emotion': 'smileys',
  'People & Body': 'people',
  'Animals & Nature': 'nature',
  'Food & Drink': 'food',
  'Travel & Places': 'places',
  Activities: 'activities',
  Objects: 'objects',
  Symbols: 'symbols',
  Flags: 'flags',
};

const all = gemoji.map(({ emoji, description, names, tags, category }) => ({
  emoji,
  name: description,
  words: [...names, ...tags, description].join(' ').toLowerCase(),
  group: GROUP_OF[category] ?? 'symbols',
}));

export const emojiOf = (group: Group): readonly Emoji[] => all.filter((one) => one.group === group);

/** Those that begin with the words come before those that hold them. */
export const findEmoji = (words: string): readonly Emoji[] => {
  const wanted = words.trim().toLowerCase().replaceAll('_', ' ');
  if (wanted === '') return [];
  const begins = (one: Emoji): boolean => one.words.startsWith(wanted) || one.name.startsWith(wanted);
  const found = all.filter((one) => one.words.replaceAll('_', ' ').includes(wanted));
  return [...found.filter(begins), ...found.filter((one) => !begins(one))];
};
