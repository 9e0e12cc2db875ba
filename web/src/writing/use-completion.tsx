import { Suspense, useId, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { lazy } from '#kernel';
import { useCompletionSource } from './completion-source.ts';
import { completed } from './insert.ts';
import { useWrite } from './use-write.ts';
import type { Writing } from './use-write.ts';
import { wordAt } from './word-at.ts';
import type { TypedWord } from './word-at.ts';

// Most of what is written names nobody: the list is loaded with the first word that could.
const CompletionList = lazy(async () => ({ default: (await import('./completion-list.tsx')).CompletionList }));

/** What a key does to the open list; true when it did something. */
export type ListKeys = (key: string) => boolean;

interface Completion {
  /** Goes onto the field. */
  readonly attributes: {
    readonly 'aria-autocomplete': 'list';
    readonly 'aria-controls': string | undefined;
    readonly 'aria-activedescendant': string | undefined;
  };
  /** To be called when the text or the cursor has moved. */
  readonly look: () => void;
  readonly close: () => void;
  /** True when the key was meant for the list. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
  readonly list: ReactNode;
}

/** SOC-06: people behind @, hashtags behind #, emoji behind a colon, offered while the word is typed. */
export const useCompletion = (writing: Writing): Completion => {
  const { field, text } = writing;
  const source = useCompletionSource();
  const listId = useId();
  const [word, setWord] = useState<TypedWord | null>(null);
  const [active, setActive] = useState<string | null>(null);
  // Esc sends the list away until another word begins.
  const [sentAway, setSentAway] = useState<number | null>(null);
  const keys = useRef<ListKeys | null>(null);
  const write = useWrite(writing);
  const look = () => {
    const sheet = field.current;
    if (sheet === null || source === null) return;
    const next = sheet.selectionStart === sheet.selectionEnd ? wordAt(sheet.value, sheet.selectionStart) : null;
    setWord(next);
    if (next?.start !== sentAway) setSentAway(null);
  };
  const choose = (put: string) => {
    if (word === null) return;
    write(completed(text, word.start, word.start + word.words.length + 1, put));
    setWord(null);
    field.current?.focus();
  };
  const isOpen = source !== null && word !== null && word.start !== sentAway;
  const handleKey = (event: KeyboardEvent): boolean => {
    if (!isOpen || event.nativeEvent.isComposing || event.metaKey || event.ctrlKey) return false;
    if (keys.current?.(event.key) !== true) return false;
    event.preventDefault();
    return true;
  };
  return {
    attributes: {
      'aria-autocomplete': 'list',
      'aria-controls': isOpen && active !== null ? listId : undefined,
      'aria-activedescendant': isOpen ? (active ?? undefined) : undefined,
    },
    look,
    close: () => setWord(null),
    handleKey,
    list: isOpen && (
      <Suspense fallback={null}>
        <CompletionList
          listId={listId}
          word={word}
          field={field}
          source={source}
          keys={keys}
          onActive={setActive}
          onChoose={choose}
          onClose={() => setSentAway(word.start)}
        />
      </Suspense>
    ),
  };
};
