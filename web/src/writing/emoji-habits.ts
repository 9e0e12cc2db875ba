import { createStored, readStoredJson, useStore } from '#kernel';

import type { Tone } from './skin-tone.ts';

// Which emoji somebody used last on this device, newest first, and their skin tone.
const KEPT = 24;

interface Habits {
  readonly recent: readonly string[];
  readonly tone: Tone;
}

const NONE: Habits = { recent: [], tone: 0 };

const isHabits = (value: unknown): value is Habits => {
  if (typeof value !== 'object' || value === null) return false;
  const { recent, tone } = value as Partial<Habits>;
  const areWords = Array.isArray(recent) && recent.every((one) => typeof one === 'string');
  return areWords && Number.isInteger(tone) && Number(tone) >= 0 && Number(tone) <= 5;
};

const stored = createStored('emoji', () => readStoredJson('emoji', isHabits) ?? NONE);

const write = (habits: Habits): void => stored.set(JSON.stringify(habits));

export const useEmojiHabits = (): Habits => useStore(stored);
export const rememberEmoji = (emoji: string): void => {
  const { recent, tone } = stored.get();
  write({ recent: [emoji, ...recent.filter((one) => one !== emoji)].slice(0, KEPT), tone });
};
export const rememberTone = (tone: Tone): void => write({ ...stored.get(), tone });
