import type { VisitedProfile } from '@wagram/contract/profiles';
import { Ban, Lock, MessageSquareText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useStanding } from '#follows';
import { keyOfPosts, PostList, PostsLoading, usePosts, useViewerId } from '#posts';
import { buttonClass, EmptyState, ErrorState, TabLinks } from '#ui';
import { HeldTab } from '#wallet';
import { texts } from './texts.ts';
import { useKeepOut } from './use-keep-out.ts';

interface BodyProps {
  readonly profile: VisitedProfile;
  readonly isOwn: boolean;
  /** The address of this page, without a tab. */
  readonly path: string;
}

const NoPosts = ({ profile, isOwn }: Omit<BodyProps, 'path'>) => (
  <EmptyState
    icon={<MessageSquareText aria-hidden="true" className="size-6" />}
    title={texts.noPosts}
    hint={isOwn ? texts.noPostsOwn : texts.noPostsOther(profile.username)}
    {...(isOwn
      ? {
          action: (
            <Link to="/compose" className={buttonClass('primary')}>
              {texts.firstPost}
            </Link>
          ),
        }
      : {})}
  />
);

const Posts = ({ profile, isOwn }: Omit<BodyProps, 'path'>) => {
  const source = { member: profile.id };
  const name = JSON.stringify(keyOfPosts(source, useViewerId()));
  const { ids, isPending, isError, isFetchNextPageError, refetch, ...more } = usePosts(source);
  if (isPending) return <PostsLoading />;
  if (isError && !isFetchNextPageError) return <ErrorState onRetry={() => void refetch()} />;
  if (ids.length === 0 && !more.hasNextPage) return <NoPosts profile={profile} isOwn={isOwn} />;
  return (
    <PostList
      key={name}
      name={name}
      ids={ids}
      hasMore={more.hasNextPage}
      isLoadingMore={more.isFetchingNextPage}
      hasFailed={isFetchNextPageError}
      onMore={() => void more.fetchNextPage()}
    />
  );
};

/** D20: the page of a private member, for a stranger. */
const Closed = ({ profile }: { readonly profile: VisitedProfile }) => {
  const { isRequested } = useStanding(profile.id);
  return (
    <EmptyState
      icon={<Lock aria-hidden="true" className="size-6" />}
      title={texts.closed.title}
      hint={isRequested ? texts.closed.waiting : texts.closed.hint(profile.username)}
    />
  );
};

const Blocked = ({ profile }: { readonly profile: VisitedProfile }) => (
  <EmptyState
    icon={<Ban aria-hidden="true" className="size-6" />}
    title={texts.blocked.title(profile.username)}
    hint={texts.blocked.hint}
  />
);

/** PROF-06: the tab stands in the address. */
export const ProfileBody = ({ profile, isOwn, path }: BodyProps) => {
  const [params] = useSearchParams();
  const { isBlocked } = useKeepOut(profile);
  const viewerId = useViewerId();
  const isNft = params.get('tab') === 'nft';
  if (isBlocked) return <Blocked profile={profile} />;
  if (!profile.is_open) return <Closed profile={profile} />;
  return (
    <>
      <div className="mt-4">
        <TabLinks
          label={texts.tabs.label}
          tabs={[
            { to: path, text: texts.tabs.posts, isCurrent: !isNft },
            { to: `${path}?tab=nft`, text: texts.tabs.nft, isCurrent: isNft },
          ]}
        />
      </div>
      {isNft ? (
        <HeldTab viewerId={viewerId ?? null} username={profile.username} isOwn={isOwn} />
      ) : (
        <Posts profile={profile} isOwn={isOwn} />
      )}
    </>
  );
};
