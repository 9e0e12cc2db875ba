import type { MemberCard } from '@wagram/contract/members';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberBadge } from '#members';
import { profileLink } from '#messages';
import { Avatar, classes, ErrorState, ShortName, Skeleton } from '#ui';
import { texts } from './texts.ts';

export const Rows = ({ children }: { readonly children: ReactNode }) => (
  <ul className="-mx-2 flex flex-col">{children}</ul>
);

export const RowsSkeleton = () => (
  <div role="status" className="flex flex-col gap-4 py-2">
    {[0, 1, 2].map((row) => (
      <div key={row} className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-4 w-40" />
      </div>
    ))}
  </div>
);

export const RowsFailed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <ErrorState title={texts.failed} onRetry={onRetry} />
);

export const NoRows = ({ children }: { readonly children: ReactNode }) => (
  <p className="py-8 text-center text-base text-ink-2">{children}</p>
);

interface PersonRowProps {
  /** Where two buttons would leave no room for the name, they go below it. */
  readonly canWrap?: boolean;
  readonly person: MemberCard;
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** Somebody, and what can be done about them. */
export const PersonRow = ({ person, note, canWrap = false, children }: PersonRowProps) => (
  <li className={classes('flex items-center gap-x-3 gap-y-2 rounded-field px-2 py-2', canWrap && 'flex-wrap')}>
    <Avatar name={person.displayName} url={person.avatar_url} size={40} />
    <div className="min-w-0 flex-1 basis-24">
      <span className="flex min-w-0 items-center gap-1.5">
        <Link {...profileLink(person)} className="min-w-0 text-base leading-5 font-semibold hover:underline">
          <ShortName name={person.displayName} />
        </Link>
        <MemberBadge badge={person.badge} />
      </span>
      <span className="flex min-w-0 items-center gap-1.5 text-sm text-ink-3">
        <ShortName name={person.username} />
        {note}
      </span>
    </div>
    {children}
  </li>
);
