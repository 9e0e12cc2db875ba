import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '#ui';
import { texts } from '../texts.ts';

const words = texts.inbox;

interface InboxSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

export const InboxSearch = ({ text, onChange }: InboxSearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    field.current?.focus();
  };
  return (
    <div role="search" className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5 text-ink-3"
      />
      <input
        ref={field}
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        className="h-11 w-full rounded-full bg-sunken ps-11 pe-12 text-base text-ink placeholder:text-ink-3 focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {text !== '' && (
        <IconButton label={words.clearSearch} onClick={clear} className="absolute! end-0 top-0">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      )}
    </div>
  );
};
