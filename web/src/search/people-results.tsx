import { bareHandle } from '@wagram/contract/members';
import { Link } from 'react-router';
import { useFoundPeople } from './api.ts';
import { FoundMemberLine } from './found-member.tsx';
import { NothingFound, SearchFailed } from './nothing-found.tsx';
import { ResultsLoading } from './results-loading.tsx';

export const PeopleResults = ({ words }: { readonly words: string }) => {
  const { data: people = [], isPending, isError, refetch } = useFoundPeople(words);
  if (isPending) return <ResultsLoading />;
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
