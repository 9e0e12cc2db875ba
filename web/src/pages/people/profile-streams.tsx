import type { VisitedProfile } from '@wagram/contract/profiles';
import { Suspense } from 'react';
import { lazy } from '#kernel';
import { PostsLoading, useViewerId } from '#posts';

// Profiles are opened far more often than this tab.
const HostStreams = lazy(async () => ({ default: (await import('#streams')).HostStreams }));

/** STG-02: the tab of a profile that another room draws. */
export const ProfileStreams = ({ profile }: { readonly profile: VisitedProfile }) => {
  const viewerId = useViewerId();
  return (
    <Suspense fallback={<PostsLoading />}>
      <HostStreams key={profile.id} me={viewerId ?? null} host={profile} />
    </Suspense>
  );
};
