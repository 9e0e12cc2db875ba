import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSettled } from '#ui';
import type { CompletionSource, Option } from './completion-source.ts';
import type { TypedWord } from './word-at.ts';

const PAUSE_MS = 150;
const OFFERED = 5;
const KEEP_MS = 60_000;
const NOTHING: readonly Option[] = [];

/** What comes into the text; no two are the same. */
export const wordOf = (option: Option): string => {
  if (option.kind === 'member') return `@${option.handle}`;
  return option.kind === 'tag' ? `#${option.tag}` : option.emoji;
};
const find = async (typed: string, source: CompletionSource, signal: AbortSignal): Promise<readonly Option[]> => {
  const words = typed.slice(1);
  if (typed.startsWith('@')) return source.findMembers(words, signal);
  if (typed.startsWith('#')) return source.findTags(words, signal);
  const { findEmoji } = await import('./emoji-data.ts');
  return findEmoji(words).map(({ emoji, name }) => ({ kind: 'emoji', emoji, name }));
};

/** What the word can become. Nothing while it is not known, and nothing once only the word itself is left. */
export const useOptions = (word: TypedWord, source: CompletionSource): readonly Option[] => {
  const typed = useSettled(word.mark + word.words, PAUSE_MS);
  const { data = NOTHING } = useQuery({
    queryKey: ['completion', typed],
    queryFn: ({ signal }) => find(typed, source, signal),
    placeholderData: keepPreviousData,
    staleTime: KEEP_MS,
    retry: false,
  });
  // What was found for another mark is none of these.
  const own = data.filter((option) => wordOf(option).startsWith(word.mark) || option.kind === 'emoji');
  const offered = (word.mark === ':' ? own.filter(({ kind }) => kind === 'emoji') : own).slice(0, OFFERED);
  const [only] = offered;
  const isSaid =
    offered.length === 1 && only !== undefined && wordOf(only).toLowerCase() === (word.mark + word.words).toLowerCase();
  return isSaid ? NOTHING : offered;
};
