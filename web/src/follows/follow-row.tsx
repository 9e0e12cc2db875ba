import type { FollowEntry } from '@wagram/contract/follows';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { MemberBadge, memberPath } from '#members';
import { Avatar, Handle, ShortName } from '#ui';
import { texts } from './texts.ts';

type Shown = Pick<FollowEntry, 'id' | 'username' | 'displayName' | 'avatar_url' | 'badge' | 'bio' | 'followers_count'>;

interface FollowRowProps {
  readonly entry: Shown;
  /** 'Followed 3 Nov 2026' */
  readonly since: string;
  /** Whose list this is: leaving the opened profile leads back there (USER-02). */
  readonly listOf: string;
  readonly action: ReactNode;
}

export const FollowRow = ({ entry, since, listOf, action }: FollowRowProps) => {
  const to = memberPath(entry.username);
  const state = { originalProfile: listOf };
  return (
    <li className="flex gap-3 border-b border-line px-4 py-3.5 wide:px-5">
      <Link to={to} state={state} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start rounded-full">
        <Avatar name={entry.displayName} url={entry.avatar_url} size={48} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 flex-[1_1_6.5rem]">
            <span className="flex items-center gap-1.5">
              <Link to={to} state={state} className="min-w-0 font-semibold hover:underline">
                <ShortName name={entry.displayName} />
              </Link>
              <MemberBadge badge={entry.badge} />
            </span>
            <Handle name={entry.username} className="block text-sm text-ink-3" />
          </div>
          {action}
        </div>
        {entry.bio !== null && (
          <p dir="auto" className="mt-1.5 line-clamp-2 wrap-anywhere">
            {entry.bio}
          </p>
        )}
        <p className="tabular mt-1 text-sm text-ink-3">
          {texts.followers(entry.followers_count)} · {since}
        </p>
      </div>
    </li>
  );
};
