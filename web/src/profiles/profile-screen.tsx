import type { VisitedProfile } from '@wagram/contract/profiles';
import { UserRoundX } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router';
import { useDropPrinted } from '#kernel';
import { PostsLoading, useViewerId } from '#posts';
import { buttonClass, EmptyState, ErrorState, Skeleton } from '#ui';
import { useProfile } from './api.ts';
import { ProfileBar } from './profile-bar.tsx';
import { ProfileBody } from './profile-body.tsx';
import { Cover, ProfileHeader } from './profile-header.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { texts } from './texts.ts';

/** As high as what takes its place. */
const ProfileSkeleton = () => (
  <div role="status">
    <span className="sr-only">{texts.loading}</span>
    <Cover />
    <div className="px-4 wide:px-6">
      <div className="-mt-12 flex items-end justify-between">
        <Skeleton className="relative size-24 rounded-full ring-4 ring-paper wide:ring-surface" />
        <Skeleton className="mb-0.5 h-11 w-32 rounded-full" />
      </div>
      <Skeleton className="mt-4 h-6 w-1/2" />
      <Skeleton className="mt-2.5 h-4 w-1/3" />
      <Skeleton className="mt-4 h-5 w-4/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
      <Skeleton className="mt-4 h-10 w-3/5" />
      <Skeleton className="mt-6 h-4 w-1/4" />
      <Skeleton className="mt-2 h-16 w-full" />
    </div>
    <div className="mt-4 h-13 border-b border-line" />
    <PostsLoading />
  </div>
);

const NotFound = () => (
  <EmptyState
    icon={<UserRoundX aria-hidden="true" className="size-6" />}
    title={texts.notFound}
    hint={texts.notFoundHint}
    action={
      <Link to="/home" className={buttonClass('outline')}>
        {texts.home}
      </Link>
    }
  />
);

interface ScreenProps {
  readonly username: string;
  /** The address of this page: /profile or /user/{username}. */
  readonly path: string;
  readonly onLeave: () => void;
  /** A tab that another room draws: what they have streamed. */
  readonly Streams: ComponentType<{ readonly profile: VisitedProfile }>;
  /** What another room says of somebody on another server; and who may be found there, where nobody is found here. */
  readonly Elsewhere?: ComponentType<{ readonly profile: VisitedProfile }>;
  readonly Missing?: ComponentType<{ readonly username: string; readonly children: ReactNode }>;
}

/** A profile: loading, not found, failed, or the member with their posts. */
export const ProfileScreen = ({ username, path, onLeave, Streams, Elsewhere, Missing }: ScreenProps) => {
  const viewerId = useViewerId();
  const { profile, isGone, isPending, isError, refetch } = useProfile(username);
  useDropPrinted(!isPending);
  const isOwn = profile !== null && profile.id === viewerId;
  const hint = profile?.is_open === true ? texts.posts(profile.posts_count) : profile?.username;
  return (
    <>
      <ProfileBar
        title={profile?.displayName ?? texts.heading}
        hint={hint}
        onBack={onLeave}
        isHeading={profile === null}
      >
        {profile !== null && <ProfileMenu profile={profile} isOwn={isOwn} />}
      </ProfileBar>
      {isPending && <ProfileSkeleton />}
      {isGone &&
        (Missing === undefined ? (
          <NotFound />
        ) : (
          <Missing username={username}>
            <NotFound />
          </Missing>
        ))}
      {isError && profile === null && <ErrorState title={texts.failed} onRetry={() => void refetch()} />}
      {profile !== null && (
        <>
          <ProfileHeader profile={profile} isOwn={isOwn} Elsewhere={Elsewhere} />
          <ProfileBody profile={profile} isOwn={isOwn} path={path} Streams={Streams} />
        </>
      )}
    </>
  );
};
