import { namesIn, parseSearch, withoutChip } from '@wagram/contract/search';
import type { SearchChip, SearchHas } from '@wagram/contract/search';
import { Link } from 'react-router';
import { CloseMark, Notice } from '#ui';
import { searchPath } from './search-path.ts';
import type { SearchTab } from './search-path.ts';
import { texts } from './texts.ts';

const words = texts.chips;

/** What people, groups and hashtags are looked for by. */
export const namesOf = (query: string): string => namesIn(parseSearch(query));

const sayChip = ({ kind, value }: SearchChip): string => {
  if (kind === 'from') return words.from(value.replace(/^@/, ''));
  return kind === 'has' ? words.has[value as SearchHas] : words[kind](value);
};

interface ChipsProps {
  readonly query: string;
  readonly tab?: SearchTab;
}

/** SOC-13: what the operators ask for, in words, each to be taken out; what was not understood says why. */
export const SearchChips = ({ query, tab }: ChipsProps) => {
  const { chips } = parseSearch(query);
  const understood = chips.filter(({ problem }) => problem === null);
  const others = chips.flatMap(({ problem, text }) => (problem === null ? [] : [{ problem, text }]));
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 px-4 pt-1 pb-2 wide:px-5">
      {understood.length > 0 && (
        <ul aria-label={words.label} className="flex flex-wrap gap-2">
          {understood.map((chip) => (
            <li key={chip.text}>
              <Link
                to={searchPath(withoutChip(query, chip), tab)}
                aria-label={words.remove(sayChip(chip))}
                title={words.remove(sayChip(chip))}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-accent-soft ps-4 pe-3 text-base font-medium text-accent-ink hover:underline"
              >
                {sayChip(chip)}
                <CloseMark className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {others.map(({ problem, text }) => (
        <Notice key={text} tone="warning">
          {words.notUnderstood(text, words.problems[problem])}
        </Notice>
      ))}
    </div>
  );
};
