import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../button.tsx';
import { CloseMark } from '../marks/marks.tsx';

const PAUSE_MS = 300;

interface SearchProps {
  readonly label: string;
  readonly clearLabel: string;
  readonly max: number;
  readonly words: string;
  readonly onSearch: (words: string) => void;
}

/** Looks while one types, once the fingers rest. */
export const SearchLine = ({ label, clearLabel, max, words, onSearch }: SearchProps) => {
  const [typed, setTyped] = useState(words);
  useEffect(() => {
    if (typed.trim() === words) return undefined;
    const timer = window.setTimeout(() => onSearch(typed.trim()), PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [typed, words, onSearch]);
  const handleClear = () => {
    setTyped('');
    onSearch('');
  };
  return (
    <div role="search" className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5 text-ink-3"
      />
      <input
        type="search"
        value={typed}
        maxLength={max}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        autoCapitalize="none"
        onChange={(event) => setTyped(event.target.value)}
        className="h-11 w-full rounded-full bg-sunken ps-11 pe-12 text-lg text-ink placeholder:text-ink-3 sm:text-base [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <IconButton label={clearLabel} onClick={handleClear} className="absolute! inset-y-0 end-0">
          <CloseMark className="size-4.5" />
        </IconButton>
      )}
    </div>
  );
};
