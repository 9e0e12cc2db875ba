import type { VisitedProfile } from '@wagram/contract/profiles';
import { Link } from 'react-router';
import { memberPath } from '#members';
import { classes, shortCount } from '#ui';
import { texts } from './texts.ts';

const Count = ({ count, word }: { readonly count: number; readonly word: string }) => (
  <>
    <strong className="tabular text-lg leading-6 font-bold">{shortCount(count)}</strong>
    <span className="text-xs font-medium tracking-wide text-ink-3">{word}</span>
  </>
);

const BOX = 'inline-flex min-h-11 flex-col justify-center rounded-lg px-2 -mx-2';

/** PROF-04: the lists of a private member lead nowhere for a stranger, so there the counts are plain. */
export const ProfileCounts = ({ profile }: { readonly profile: VisitedProfile }) => {
  const path = memberPath(profile.username);
  const counts = [
    [profile.followers_count, texts.followers, texts.followersOf, `${path}/followers`],
    [profile.following_count, texts.following, texts.followingOf, `${path}/following`],
  ] as const;
  return (
    <div className="mt-3 flex flex-wrap gap-x-8 gap-y-1">
      {counts.map(([count, word, say, to]) =>
        profile.is_open ? (
          <Link key={word} to={to} aria-label={say(count)} className={classes(BOX, 'hover:bg-sunken')}>
            <Count count={count} word={word} />
          </Link>
        ) : (
          <span key={word} className={BOX}>
            <Count count={count} word={word} />
          </span>
        ),
      )}
      {profile.twitter_username !== null && (
        <a
          href={`https://x.com/${encodeURIComponent(profile.twitter_username)}`}
          target="_blank"
          rel="noopener nofollow ugc"
          className={classes(BOX, 'hover:bg-sunken')}
        >
          <Count count={profile.twitter_followers_count ?? 0} word={texts.xFollowers} />
        </a>
      )}
    </div>
  );
};
