import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import { Button, useSettled } from '#ui';
import { useSuggestions } from './api.ts';
import { forgetSearch, forgetSearches, rememberSearch, useRecent } from './recent.ts';
import { OptionGroup } from './search-group.tsx';
import { optionsFor, recentOption } from './search-options.ts';
import type { SearchOption } from './search-options.ts';
import { texts } from './texts.ts';
import type { ListKeys } from './use-search-box.ts';

const PAUSE_MS = 300;
const NOTHING = { people: [], tags: [] };

const useOptions = (text: string): readonly SearchOption[] => {
  const words = text.trim();
  const recent = useRecent();
  const resting = useSettled(words, PAUSE_MS);
  // None at once when the box is emptied.
  const settled = words === '' ? '' : resting;
  const { data, isError } = useSuggestions(settled);
  return useMemo(() => {
    if (words === '') return recent.map(recentOption);
    return optionsFor(words, settled === '' || isError ? NOTHING : (data ?? NOTHING));
  }, [words, settled, recent, data, isError]);
};

interface PanelProps {
  readonly text: string;
  readonly listId: string;
  readonly keys: RefObject<ListKeys | null>;
  readonly onActive: (id: string | null) => void;
  /** Something was chosen; these words stay in the box. */
  readonly onLeave: (words: string) => void;
}

const GROUPS = [
  { kind: 'recent', label: 'recent' },
  { kind: 'person', label: 'people' },
  { kind: 'tag', label: 'hashtags' },
  { kind: 'posts', label: 'posts' },
] as const;

interface Choosing extends Omit<PanelProps, 'text'> {
  readonly options: readonly SearchOption[];
}

/** Up and down through the list, Enter takes, Delete forgets; past its ends one is back in the field. */
const useChoosing = ({ options, listId, keys, onActive, onLeave }: Choosing) => {
  const navigate = useNavigate();
  const [at, setAt] = useState(-1);
  const idOf = (index: number): string => `${listId}-${index}`;
  const go = (index: number) => {
    setAt(index);
    onActive(index < 0 ? null : idOf(index));
    document.getElementById(idOf(index))?.scrollIntoView({ block: 'nearest' });
  };
  const names = options.map(({ kind, words }) => kind + words).join('\n');
  useEffect(() => {
    setAt(-1);
    onActive(null);
  }, [names, onActive]);
  const choose = (option: SearchOption) => {
    rememberSearch(option.words);
    onLeave(option.to.startsWith('/search?') ? option.words : '');
    void navigate(option.to);
  };
  keys.current = ({ key }) => {
    const option = options[at];
    if (key === 'ArrowDown') go(at + 1 >= options.length ? -1 : at + 1);
    else if (key === 'ArrowUp') go(at < 0 ? options.length - 1 : at - 1);
    else if (key === 'Enter' && option !== undefined) choose(option);
    else if (key === 'Delete' && option?.kind === 'recent') forgetSearch(option.words);
    else return false;
    return true;
  };
  return { at, go, choose, idOf };
};

const PANEL =
  'overscroll-contain max-wide:min-h-0 max-wide:flex-1 max-wide:overflow-y-auto max-wide:pb-[env(safe-area-inset-bottom)] wide:absolute wide:start-0 wide:top-full wide:mt-2 wide:max-h-[min(70dvh,34rem)] wide:w-[max(100%,26rem)] wide:animate-rise wide:overflow-y-auto wide:rounded-2xl wide:border wide:border-line wide:bg-surface wide:shadow-xl wide:shadow-black/10';

/** SRCH-01: what was looked for before, or what there is for these words; by keyboard and by finger. */
export const SearchPanel = ({ text, ...rest }: PanelProps) => {
  const options = useOptions(text);
  const { at, go, choose, idOf } = useChoosing({ options, ...rest });
  return (
    // The field keeps the focus: what is pressed here is chosen, not gone to.
    <div onMouseDown={(event) => event.preventDefault()} className={PANEL}>
      {options[0]?.kind === 'recent' && (
        <div className="flex min-h-11 items-center justify-between gap-3 ps-4 pe-2 pt-1.5">
          <p className="text-sm font-semibold text-ink-2">{texts.recent}</p>
          <Button look="ghost" size="sm" onClick={forgetSearches}>
            {texts.forgetAll}
          </Button>
        </div>
      )}
      {options.length === 0 && <p className="px-4 py-8 text-center text-base text-ink-2">{texts.prompt}</p>}
      <div id={rest.listId} role="listbox" aria-label={texts.results} className={options.length === 0 ? '' : 'pb-2'}>
        {GROUPS.map(({ kind, label }) => {
          const first = options.findIndex((option) => option.kind === kind);
          return first < 0 ? null : (
            <OptionGroup
              key={kind}
              label={texts[label]}
              isTitled={kind === 'person' || kind === 'tag'}
              options={options.filter((option) => option.kind === kind)}
              active={at - first}
              idOf={(index) => idOf(first + index)}
              onPoint={(index) => go(first + index)}
              onChoose={choose}
            />
          );
        })}
      </div>
      <p role="status" className="sr-only">
        {text.trim() === '' ? '' : texts.count(options.length)}
      </p>
    </div>
  );
};
