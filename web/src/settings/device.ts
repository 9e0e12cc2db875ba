import { toChoices, type Choices, type RankingChoices } from '@wagram/contract/settings';
import { createStored, useStore } from '#kernel';

const parse = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
};

/** D12: under {slug}_settings, as the server holds them. What is missing or damaged has its default. */
const stored = createStored('settings', (text): Choices => toChoices(parse(text)));

/** MSG-08: under a key of their own, where earlier releases have kept them; chats read them at every key that is typed. */
const messages = createStored('message-settings', (text) => toChoices({ messages: parse(text) }).messages);

export const readMessageSettings = messages.get;

export const readChoices = (): Choices => ({ ...stored.get(), messages: readMessageSettings() });

export const keepChoices = (choices: Choices): void => {
  stored.set(JSON.stringify(choices));
  messages.set(JSON.stringify(choices.messages));
};

/** SOC-12: what counts in one's own Trending; all null for whoever has chosen nothing. */
export const useRankingChoices = (): RankingChoices => useStore(stored).ranking;
export const hasOwnRanking = (ranking: RankingChoices): boolean =>
  Object.values(ranking).some((weight) => weight !== null);

/** SOC-10: how posts are shown, without a question to the server: the app keeps the device in step. */
export const useDisplayChoice = (name: 'hideLikeCounts' | 'openWarnings'): boolean => useStore(stored).display[name];
