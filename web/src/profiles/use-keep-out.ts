import type { VisitedProfile } from '@wagram/contract/profiles';
import { useQueryClient } from '@tanstack/react-query';
import { useBlock, useMute } from '#blocks';
import { putStanding } from '#follows';
import { hidePostsOf, postListKey } from '#posts';
import { refreshProfiles } from './api.ts';

/** Blocking and muting from a profile: what the page shows of the member follows. */
export const useKeepOut = (profile: VisitedProfile) => {
  const client = useQueryClient();
  const follow = (isOut: boolean) => {
    if (isOut) hidePostsOf(client, profile.id);
    else void client.invalidateQueries({ queryKey: postListKey() });
    void refreshProfiles(client);
  };
  const block = useBlock(profile, (isBlocked) => {
    // BLOCK-01: a block ends following; what an undo restores comes with the profile.
    if (isBlocked) putStanding(client, profile.id, { isFollowing: false, isRequested: false });
    follow(isBlocked);
  });
  // A muted member's own page stays as it is: their posts are kept out of feeds, which are read anew.
  const mute = useMute(profile, () => void client.invalidateQueries({ queryKey: postListKey('feed') }));
  return {
    isBlocked: block.isBlocked,
    isMuted: mute.isMuted,
    toggleBlock: block.toggle,
    toggleMute: mute.toggle,
  };
};
