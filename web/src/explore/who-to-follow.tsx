import type { SuggestionReason, SuggestionView } from '@wagram/contract/explore';
import { X } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { FollowButton } from '#follows';
import { MemberBadge, memberPath } from '#members';
import { useViewerId } from '#posts';
import { Avatar, classes, Handle, IconButton, isolated, ShortName, Skeleton } from '#ui';
import { explorePath } from './explore-path.ts';
import { useDismiss, useSuggestions } from './suggestions.ts';
import { texts } from './texts.ts';

const words = texts.people;

const sayReason = (reason: SuggestionReason): string => {
  if (reason.kind === 'popular') return words.popular;
  if (reason.kind === 'topic') return words.topic(isolated(`#${reason.tag}`));
  const [first = '', second = ''] = reason.names.map(isolated);
  if (reason.count === 1) return words.byOne(first);
  return reason.count === 2 ? words.byTwo(first, second) : words.byMany(first, reason.count - 1);
};

interface PersonProps {
  readonly person: SuggestionView;
  readonly onDismiss?: () => void;
  readonly hasBio: boolean;
}

/** Where it is narrow the name has its line for itself, and the handle, too: they are what people look for. */
const Names = ({ person, isNarrow }: { readonly person: SuggestionView; readonly isNarrow: boolean }) => (
  <div className="min-w-0 flex-1">
    <span className="flex items-center gap-1.5">
      <Link to={memberPath(person.username)} className="min-w-0 font-semibold hover:underline">
        <ShortName name={person.displayName} />
      </Link>
      {!isNarrow && <MemberBadge badge={person.badge} />}
    </span>
    <Handle name={person.username} className="block text-sm text-ink-3" />
  </div>
);

const Person = ({ person, onDismiss, hasBio }: PersonProps) => (
  <li className="flex gap-3 py-3">
    <Link
      to={memberPath(person.username)}
      aria-hidden="true"
      tabIndex={-1}
      className="shrink-0 self-start rounded-full"
    >
      <Avatar name={person.displayName} url={person.avatar_url} size={44} />
    </Link>
    <div className="min-w-0 flex-1">
      <div className="flex items-center gap-2">
        <Names person={person} isNarrow={!hasBio} />
        <FollowButton member={person} followsViewer={person.follows_you} />
      </div>
      {hasBio && person.bio !== null && (
        <p dir="auto" className="mt-1 line-clamp-2 wrap-anywhere">
          {person.bio}
        </p>
      )}
      <div className="-mb-2.5 flex min-h-11 items-center gap-1.5">
        {!hasBio && <MemberBadge badge={person.badge} />}
        <p className="line-clamp-3 min-w-0 flex-1 text-sm text-ink-3 wrap-anywhere">{sayReason(person.reason)}</p>
        {onDismiss !== undefined && (
          <IconButton label={words.dismiss(person.username)} onClick={onDismiss} className="-me-3 text-ink-3">
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        )}
      </div>
    </div>
  </li>
);

interface PeopleListProps {
  readonly people: readonly SuggestionView[];
  readonly hasBio?: boolean;
  /** Left out where nobody can be dismissed. */
  readonly onDismiss?: (person: SuggestionView) => void;
}

export const SuggestedPeople = ({ people, hasBio = false, onDismiss }: PeopleListProps) => (
  <ul className="divide-y divide-line">
    {people.map((person) => (
      <Person
        key={person.id}
        person={person}
        hasBio={hasBio}
        {...(onDismiss === undefined ? {} : { onDismiss: () => onDismiss(person) })}
      />
    ))}
  </ul>
);

export const SuggestedPeopleLoading = ({ rows }: { readonly rows: number }) => (
  <div role="status" aria-label={texts.loading}>
    {Array.from({ length: rows }, (_, row) => (
      <div key={row} className="flex gap-3 py-3">
        <Skeleton className="size-11 rounded-full!" />
        <div className="flex flex-1 flex-col gap-2 pt-1">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-3.5 w-20" />
        </div>
        <Skeleton className="h-9 w-26 rounded-full!" />
      </div>
    ))}
  </div>
);

interface WhoToFollowProps {
  readonly shown: number;
  readonly hasBio?: boolean;
  /** Leads on to everybody; left out where everybody is below. */
  readonly hasMore?: boolean;
  readonly className?: string;
}

/** SOC-15. Where nobody is to be suggested there is nothing to see. */
export const WhoToFollow = ({ shown, hasBio = false, hasMore = false, className }: WhoToFollowProps) => {
  const isMember = useViewerId() !== undefined;
  const { data: people, isPending } = useSuggestions(shown * 2);
  const dismiss = useDismiss();
  const titleId = useId();
  if (!isPending && (people ?? []).length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={classes('px-5 py-4', className)}>
      <h2 id={titleId} className="text-lg font-semibold tracking-tight">
        {words.title}
      </h2>
      {isPending ? (
        <SuggestedPeopleLoading rows={shown} />
      ) : (
        <SuggestedPeople
          people={(people ?? []).slice(0, shown)}
          hasBio={hasBio}
          {...(isMember ? { onDismiss: (person) => void dismiss(person) } : {})}
        />
      )}
      {hasMore && (
        <Link
          to={explorePath({ tab: 'creators', filter: 'all', q: '' })}
          className="-mx-2 -mb-2 inline-flex min-h-11 items-center rounded-xl px-2 text-base font-medium text-accent-ink hover:underline"
        >
          {words.more}
        </Link>
      )}
    </section>
  );
};
