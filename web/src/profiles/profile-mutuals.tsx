import type { VisitedProfile } from '@wagram/contract/profiles';
import { Link } from 'react-router';
import { memberPath } from '#members';
import { Avatar, isolated } from '#ui';
import { texts } from './texts.ts';

const words = texts.mutuals;

const summary = ({ mutuals, mutuals_count: count }: VisitedProfile): string => {
  const [first = '', second = ''] = mutuals.map(({ displayName }) => isolated(displayName));
  if (count === 1) return words.one(first);
  return count === 2 ? words.two(first, second) : words.many(first, second, count - 2);
};

/** USER-04. */
export const ProfileMutuals = ({ profile }: { readonly profile: VisitedProfile }) => {
  if (profile.mutuals.length === 0) return null;
  return (
    <div className="mt-4 flex items-center gap-3">
      <ul aria-label={words.label} className="flex shrink-0">
        {profile.mutuals.map((member) => (
          <li key={member.id} className="-ms-2 first:ms-0">
            <Link
              to={memberPath(member.username)}
              state={{ originalProfile: profile.username }}
              aria-label={member.displayName}
              title={member.displayName}
              className="relative block rounded-full ring-2 ring-surface before:absolute before:-inset-y-2 before:inset-x-0 max-wide:ring-paper"
            >
              <Avatar name={member.displayName} url={member.avatar_url} size={28} />
            </Link>
          </li>
        ))}
      </ul>
      <p className="line-clamp-2 min-w-0 text-sm text-ink-2 wrap-anywhere">{summary(profile)}</p>
    </div>
  );
};
