import { Bookmark, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { buttonClass, EmptyState, PagedList, Spinner } from '#ui';
import { listFailure } from './api.ts';
import type { useBookmarks } from './api.ts';
import { BookmarkRow } from './bookmark-row.tsx';
import { texts } from './texts.ts';

const Nothing = ({ words }: { readonly words: string }) =>
  words === '' ? (
    <EmptyState
      icon={<Bookmark className="size-7" />}
      title={texts.emptyTitle}
      hint={texts.emptyHint}
      action={
        <Link to="/home" className={buttonClass('outline')}>
          {texts.toFeed}
        </Link>
      }
    />
  ) : (
    <EmptyState icon={<SearchX className="size-7" />} title={texts.nothingTitle} hint={texts.nothingHint(words)} />
  );

interface ListProps {
  readonly list: ReturnType<typeof useBookmarks>;
  readonly words: string;
}

export const BookmarkList = ({ list, words }: ListProps) => (
  <PagedList
    list={list}
    isEmpty={list.ids.length === 0}
    loading={
      <div className="flex justify-center py-16 text-ink-3">
        <Spinner className="size-7" label={texts.loading} />
      </div>
    }
    failed={{ title: texts.errorTitle, hint: list.error === null ? undefined : listFailure(list.error) }}
    empty={<Nothing words={words} />}
  >
    <ul className="flex flex-col">
      {list.ids.map((id) => (
        <BookmarkRow key={id} id={id} savedAt={list.savedAt[id] ?? ''} />
      ))}
    </ul>
  </PagedList>
);
