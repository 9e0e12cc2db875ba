import type { MemberCard } from '@wagram/contract/members';
import { SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { ShortName, Spinner } from '#ui';
import { chatLink, Face } from './conversation-row.tsx';
import { texts } from '../texts.ts';

const words = texts.inbox;

interface PeopleListProps {
  readonly people: readonly MemberCard[];
  readonly query: string;
  readonly isSearching: boolean;
}

const Person = ({ person }: { readonly person: MemberCard }) => (
  <li className="relative flex items-center gap-3 px-4 py-2.5 transition-colors duration-150 hover:bg-sunken/60 wide:px-6">
    <Face member={{ ...person, name: person.displayName }} isOnline={false} />
    <div className="min-w-0 flex-1">
      <span className="flex min-w-0 items-center gap-1.5">
        <Link
          {...chatLink({ ...person, name: person.displayName }, true)}
          className="min-w-0 text-base font-semibold before:absolute before:inset-0"
        >
          <ShortName name={person.displayName} />
        </Link>
        <span className="relative z-[1] inline-flex">
          <MemberBadge badge={person.badge} />
        </span>
      </span>
      <ShortName name={person.username} className="text-sm text-ink-3" />
    </div>
  </li>
);

/** MSG-02: people to begin a conversation with. */
export const PeopleList = ({ people, query, isSearching }: PeopleListProps) => (
  <section aria-labelledby="people">
    <h2 id="people" className="flex items-center gap-2 px-4 pt-4 pb-2 text-sm font-semibold text-ink-2 wide:px-6">
      {words.people}
      {isSearching && <Spinner className="size-4" label={words.searching} />}
    </h2>
    {people.length === 0 && !isSearching && (
      <p role="status" className="flex items-center gap-3 px-4 py-3 text-base text-ink-2 wide:px-6">
        <SearchX aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
        {words.noUsers(query)}
      </p>
    )}
    <ul>
      {people.map((person) => (
        <Person key={person.id} person={person} />
      ))}
    </ul>
  </section>
);
