import { useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { Popover } from 'radix-ui';
import { classes } from '#ui';
import type { CompletionSource, Option } from './completion-source.ts';
import { placeOfWord } from './cursor-place.ts';
import { OptionLine } from './option-line.tsx';
import { texts } from './texts.ts';
import type { ListKeys } from './use-completion.tsx';
import { useOptions, wordOf } from './use-options.ts';
import type { TypedWord } from './word-at.ts';

interface ListProps {
  readonly listId: string;
  readonly word: TypedWord;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly source: CompletionSource;
  readonly keys: RefObject<ListKeys | null>;
  readonly onActive: (id: string | null) => void;
  readonly onChoose: (put: string) => void;
  readonly onClose: () => void;
}

type Choosing = Pick<ListProps, 'listId' | 'keys' | 'onActive' | 'onChoose'> & {
  readonly options: readonly Option[];
};

/** The first line is chosen from the start: Enter or Tab takes it. */
const useChoosing = ({ options, listId, keys, onActive, onChoose }: Choosing) => {
  const [at, setAt] = useState(0);
  const names = options.map(wordOf).join(' ');
  useEffect(() => setAt(0), [names]);
  const activeId = options[at] === undefined ? null : `${listId}-${at}`;
  useEffect(() => {
    onActive(activeId);
    return () => onActive(null);
  }, [activeId, onActive]);
  useEffect(() => {
    keys.current = (key) => {
      const option = options[at];
      if (option === undefined) return false;
      if (key === 'ArrowDown') setAt((at + 1) % options.length);
      else if (key === 'ArrowUp') setAt((at + options.length - 1) % options.length);
      else if (key === 'Enter' || key === 'Tab') onChoose(wordOf(option));
      else return false;
      return true;
    };
    return () => {
      keys.current = null;
    };
  });
  return at;
};

/** Stands where the word begins and never takes the cursor from the field. */
export const CompletionList = ({ listId, word, field, source, onClose, ...rest }: ListProps) => {
  const options = useOptions(word, source);
  const at = useChoosing({ ...rest, listId, options });
  // A new one for each letter: a word that has grown into the next line takes the list along.
  const place = useRef({ getBoundingClientRect: () => new DOMRect() });
  place.current = useMemo(
    () => ({
      getBoundingClientRect: () => (field.current === null ? new DOMRect() : placeOfWord(field.current, word)),
    }),
    [field, word],
  );
  return (
    <>
      <span role="status" className="sr-only">
        {options.length === 0 ? '' : texts.found(options.length)}
      </span>
      <Popover.Root open={options.length > 0} onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Popover.Anchor virtualRef={place} />
        <Popover.Portal>
          <Popover.Content
            asChild
            align="start"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
          >
            <ul
              id={listId}
              role="listbox"
              aria-label={texts.list[word.mark]}
              className="z-50 w-[min(20rem,calc(100vw-1rem))] animate-fade rounded-card border border-line bg-surface p-1.5 shadow-xl shadow-black/10"
            >
              {options.map((option, index) => (
                <li
                  key={wordOf(option)}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === at}
                  // The field keeps the cursor, and a phone its keyboard.
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => rest.onChoose(wordOf(option))}
                  className={classes(
                    'flex min-h-12 cursor-pointer items-center gap-3 rounded-lg px-2.5 py-1 hover:bg-sunken',
                    index === at && 'bg-sunken',
                  )}
                >
                  <OptionLine option={option} />
                </li>
              ))}
            </ul>
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </>
  );
};
