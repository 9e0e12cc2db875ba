import type { VisitedProfile } from '@wagram/contract/profiles';
import { Lock, UserRoundX } from 'lucide-react';
import { Link, useNavigate, useParams } from 'react-router';
import { FollowList, FollowListSkeleton, FollowRequests, followTexts } from '#follows';
import type { FollowListType } from '#follows';
import { memberPath } from '#members';
import { useViewerId } from '#posts';
import { ProfileBar, profileTexts as words, useProfile } from '#profiles';
import { buttonClass, EmptyState, ErrorState, TabLinks } from '#ui';

const titleOf = (type: FollowListType): string =>
  type === 'following' ? followTexts.following : followTexts.followersTitle;

const Tabs = ({ path, type }: { readonly path: string; readonly type: FollowListType }) => (
  <TabLinks
    label={words.tabs.label}
    tabs={(['followers', 'following'] as const).map((one) => ({
      to: `${path}/${one}`,
      text: titleOf(one),
      isCurrent: one === type,
    }))}
  />
);

interface ListProps {
  readonly profile: VisitedProfile;
  readonly type: FollowListType;
}

const List = ({ profile, type }: ListProps) => {
  const viewerId = useViewerId() ?? null;
  const hasRequests = type === 'followers' && profile.id === viewerId;
  if (!profile.is_open) {
    return (
      <EmptyState
        icon={<Lock aria-hidden="true" className="size-6" />}
        title={profile.is_blocked ? words.blocked.title(profile.username) : words.closed.title}
        action={
          <Link to={memberPath(profile.username)} className={buttonClass('outline')}>
            {words.heading}
          </Link>
        }
      />
    );
  }
  return (
    <>
      {hasRequests && <FollowRequests own={profile} />}
      <FollowList member={profile} type={type} viewerId={viewerId} />
    </>
  );
};

/** FOLL-01, FOLL-02: /user/{username}/following and /followers. */
const FollowListPage = ({ type }: { readonly type: FollowListType }) => {
  const { username = '' } = useParams();
  const navigate = useNavigate();
  const path = memberPath(username);
  const { profile, isGone, isPending, isError, refetch } = useProfile(username);
  return (
    <>
      <ProfileBar title={titleOf(type)} hint={profile?.username} onBack={() => void navigate(path)} isHeading />
      <Tabs path={path} type={type} />
      {isPending && <FollowListSkeleton />}
      {isGone && (
        <EmptyState
          icon={<UserRoundX aria-hidden="true" className="size-6" />}
          title={words.notFound}
          hint={words.notFoundHint}
        />
      )}
      {isError && profile === null && <ErrorState title={words.failed} onRetry={() => void refetch()} />}
      {profile !== null && <List key={type} profile={profile} type={type} />}
    </>
  );
};

export const FollowingPage = () => <FollowListPage type="following" />;
export const FollowersPage = () => <FollowListPage type="followers" />;
