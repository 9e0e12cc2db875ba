import { ArrowLeft } from 'lucide-react';
import { Suspense, useId } from 'react';
import { lazy } from '#kernel';
import { classes, IconButton } from '#ui';
import { SearchField } from './search-field.tsx';
import { texts } from './texts.ts';
import { useSearchBox } from './use-search-box.ts';

// The box travels with every page; what it opens is loaded when somebody goes to it.
const loadPanel = () => import('./search-panel.tsx');
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }));

const SHEET =
  'max-wide:fixed max-wide:inset-0 max-wide:z-10 max-wide:flex max-wide:flex-col max-wide:bg-paper wide:relative';
const SHEET_BAR =
  'max-wide:h-16 max-wide:shrink-0 max-wide:gap-1 max-wide:border-b max-wide:border-line max-wide:ps-1 max-wide:pe-3';

/** SRCH-01: on phones it fills the screen while it is open; on wide screens a list drops from it. */
export const SearchBox = () => {
  const box = useSearchBox();
  const { isOpen } = box;
  const listId = useId();
  return (
    <form
      role="search"
      data-open={isOpen ? 'search' : undefined}
      onSubmit={box.handleSubmit}
      onBlur={box.handleBlur}
      className={classes('min-w-0 flex-1', isOpen ? SHEET : 'relative')}
    >
      <div className={classes('flex items-center', isOpen && SHEET_BAR)}>
        {isOpen && (
          <IconButton label={texts.back} onClick={box.close} className="wide:hidden">
            <ArrowLeft aria-hidden="true" className="size-5.5" />
          </IconButton>
        )}
        <SearchField box={box} listId={listId} onNear={() => void loadPanel()} />
      </div>
      {isOpen && (
        <Suspense fallback={<div id={listId} role="listbox" aria-label={texts.results} aria-busy="true" />}>
          <SearchPanel text={box.text} listId={listId} keys={box.keys} onActive={box.setActive} onLeave={box.leave} />
        </Suspense>
      )}
    </form>
  );
};
