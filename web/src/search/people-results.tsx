import { bareHandle } from '@house/contract/members';
import { Link } from 'react-router';
import { Skeleton } from '#ui';
import { useFoundPeople } from './api.ts';
import { FoundMemberLine } from './found-member.tsx';
import { NothingFound, SearchFailed } from './nothing-found.tsx';
import { texts } from './texts.ts';

const Loading = () => (
  <div role="status" aria-label={texts.searching} className="flex flex-col">
    {[0, 1, 2, 3].map((row) => (
      <div key={row} className="flex gap-3 border-b border-line px-4 py-4 wide:px-5">
        <Skeleton className="size-12 rounded-full" />
        <div className="flex flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-4 w-36" />
          <Skeleton className="h-3.5 w-52" />
        </div>
      </div>
    ))}
  </div>
);

export const PeopleResults = ({ words }: { readonly words: string }) => {
  const { data: people = [], isPending, isError, refetch } = useFoundPeople(words);
  if (isPending) return <Loading />;
  if (isError) return <SearchFailed tab="people" onRetry={() => void refetch()} />;
  if (people.length === 0) return <NothingFound tab="people" words={words} />;
  return (
    <ul className="flex flex-col">
      {people.map((member) => (
        <li key={member.id} className="border-b border-line">
          <Link
            to={`/user/${encodeURIComponent(bareHandle(member.username))}`}
            className="flex px-4 py-3.5 transition-colors duration-150 hover:bg-sunken/50 focus-visible:-outline-offset-2 wide:px-5"
          >
            <FoundMemberLine member={member} isWhole />
          </Link>
        </li>
      ))}
    </ul>
  );
};
