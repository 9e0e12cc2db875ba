import type { MemberId } from '@wagram/contract/kernel';
import { Bookmark } from 'lucide-react';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#auth';
import { BookmarkList, bookmarkTexts as words, useBookmarks } from '#bookmarks';
import { Button, EmptyState, openDialog, Skeleton, SearchLine } from '#ui';

const MemberBookmarks = ({ memberId }: { readonly memberId: MemberId }) => {
  const [params, setParams] = useSearchParams();
  const query = params.get('q') ?? '';
  const list = useBookmarks(memberId, query);
  const handleSearch = useCallback(
    (next: string) => setParams(next === '' ? {} : { q: next }, { replace: true }),
    [setParams],
  );
  const hasAny = list.total > 0 || query !== '';
  return (
    <>
      <header className="flex flex-col gap-3 border-b border-line px-4 py-4 wide:px-6">
        <div className="flex min-h-7 items-baseline justify-between gap-3">
          <h1 className="text-2xl font-bold tracking-tight">{words.heading}</h1>
          {list.total > 0 && <p className="tabular text-base text-ink-2">{words.total(list.total)}</p>}
        </div>
        {hasAny && (
          <SearchLine label={words.search} clearLabel={words.clear} max={200} words={query} onSearch={handleSearch} />
        )}
      </header>
      <BookmarkList list={list} words={query} />
    </>
  );
};

/** BOOK-01. */
export const BookmarksPage = () => {
  const { user, isChecking } = useSession();
  if (isChecking) return <Skeleton className="m-5 h-40" />;
  if (user !== null) return <MemberBookmarks memberId={user.id} />;
  return (
    <>
      <h1 className="border-b border-line px-4 py-4 text-2xl font-bold tracking-tight wide:px-6">{words.heading}</h1>
      <EmptyState
        icon={<Bookmark className="size-7" />}
        title={words.signInTitle}
        hint={words.signInHint}
        action={<Button onClick={() => openDialog('sign-in')}>{words.signIn}</Button>}
      />
    </>
  );
};
