import { Search, X } from 'lucide-react';
import { classes, IconButton, Kbd, useIsWide } from '#ui';
import { texts } from './texts.ts';
import type { useSearchBox } from './use-search-box.ts';

const MAX = 100;

const LOOK =
  'h-11 w-full rounded-full bg-sunken ps-11 text-base text-ink placeholder:text-ink-3 focus-visible:outline-offset-0 max-[359px]:ps-9 wide:h-12 [&::-webkit-search-cancel-button]:hidden';

interface FieldProps {
  readonly box: ReturnType<typeof useSearchBox>;
  readonly listId: string;
  /** Somebody is about to come. */
  readonly onNear: () => void;
}

export const SearchField = ({ box, listId, onNear }: FieldProps) => {
  const isRoomy = useIsWide();
  const { text, isOpen, active } = box;
  const isShort = !isOpen && 'max-[359px]:placeholder:text-transparent';
  return (
    <div className="relative min-w-0 flex-1">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-4 my-auto size-4.5 text-ink-3 max-[359px]:start-3"
      />
      <input
        ref={box.field}
        id="search"
        type="search"
        name="q"
        role="combobox"
        value={text}
        maxLength={MAX}
        aria-label={texts.label}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen && active !== null ? active : undefined}
        placeholder={isRoomy ? texts.label : texts.short}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onPointerEnter={onNear}
        onFocus={box.open}
        onClick={box.open}
        onKeyDown={box.handleKey}
        onChange={(event) => box.change(event.target.value)}
        className={classes(LOOK, text === '' ? 'pe-3 wide:pe-12' : 'pe-11', isShort)}
      />
      {text === '' ? (
        <span className="pointer-events-none absolute inset-y-0 end-3 hidden items-center wide:flex">
          <Kbd>/</Kbd>
        </span>
      ) : (
        <IconButton label={texts.clear} onClick={() => box.change('')} className="absolute! inset-y-0 end-0 my-auto">
          <X aria-hidden="true" className="size-4.5" />
        </IconButton>
      )}
    </div>
  );
};
