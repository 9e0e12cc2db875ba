import type { CreatorView } from '@wagram/contract/explore';
import { Link } from 'react-router';
import { useSession } from '#auth';
import { FollowButton } from '#follows';
import { MemberBadge, memberPath } from '#members';
import { Avatar, Handle, ShortName } from '#ui';
import { useCreators } from './api.ts';
import { ExploreEmpty } from './explore-empty.tsx';
import type { Exploring, FilterOf } from './explore-path.ts';
import { ListFrame } from './list-frame.tsx';
import { texts } from './texts.ts';
import { WhoToFollow } from './who-to-follow.tsx';

/** What ranks them here comes last, in the colour of what came in. */
const Details = ({ creator }: { readonly creator: CreatorView }) => (
  <p className="tabular mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
    {creator.category !== null && (
      <span className="rounded-full bg-accent-soft px-2 py-0.5 text-xs font-semibold text-accent-ink">
        {texts.filter[creator.category]}
      </span>
    )}
    <span>{texts.followers(creator.followers)}</span>
    <span aria-hidden="true">·</span>
    <span>{texts.posts(creator.posts)}</span>
    {creator.gained > 0 && <span className="font-medium text-mint">{texts.gained(creator.gained)}</span>}
    {creator.gained === 0 && <span>· {texts.reactions(creator.engagement)}</span>}
  </p>
);

const Row = ({ creator, isOwn }: { readonly creator: CreatorView; readonly isOwn: boolean }) => {
  const to = memberPath(creator.username);
  return (
    <li className="flex gap-3 border-b border-line px-4 py-4 wide:px-5">
      <Link to={to} aria-hidden="true" tabIndex={-1} className="shrink-0 self-start rounded-full">
        <Avatar name={creator.displayName} url={creator.avatar} size={48} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div className="min-w-0 flex-[1_1_6.5rem]">
            <span className="flex items-center gap-1.5">
              <Link to={to} className="min-w-0 font-semibold hover:underline">
                <ShortName name={creator.displayName} />
              </Link>
              <MemberBadge badge={creator.badge} />
            </span>
            <Handle name={creator.username} className="block text-sm text-ink-3" />
          </div>
          {isOwn ? (
            <span className="rounded-full bg-sunken px-3 py-1 text-sm font-medium text-ink-2">{texts.you}</span>
          ) : (
            <FollowButton member={creator} />
          )}
        </div>
        {creator.bio !== null && (
          <p dir="auto" className="mt-1.5 line-clamp-2 wrap-anywhere">
            {creator.bio}
          </p>
        )}
        <Details creator={creator} />
      </div>
    </li>
  );
};

export const Creators = ({ exploring }: { readonly exploring: Exploring }) => {
  const { user } = useSession();
  const list = useCreators(exploring.filter as FilterOf<'creators'>, exploring.q);
  const isUnfiltered = exploring.filter === 'all' && exploring.q === '';
  return (
    <>
      {user !== null && isUnfiltered && (
        <WhoToFollow shown={3} hasBio className="border-b-8 border-sunken max-wide:px-4" />
      )}
      <ListFrame
        list={list}
        isEmpty={list.creators.length === 0}
        label={texts.tab.creators}
        empty={<ExploreEmpty exploring={exploring} />}
      >
        {list.creators.map((creator) => (
          <Row key={creator.id} creator={creator} isOwn={creator.id === user?.id} />
        ))}
      </ListFrame>
    </>
  );
};
