import { Button } from '#ui';
import { texts } from './texts.ts';
import { useFollow } from './use-follow.ts';
import type { Followable } from './use-follow.ts';

interface FollowButtonProps {
  readonly member: Followable;
  /** They follow the viewer: following is following back. */
  readonly followsViewer?: boolean;
  readonly size?: 'sm' | 'md';
}

/** Follow, Follow Back, Unfollow, Requested, and '...' while busy. Wide enough for each, so that nothing moves. */
export const FollowButton = ({ member, followsViewer = false, size = 'sm' }: FollowButtonProps) => {
  const { isFollowing, isRequested, isBusy, toggle } = useFollow(member);
  const offer = followsViewer ? texts.followBack : texts.follow;
  const word = isFollowing ? texts.unfollow : isRequested ? texts.requested : offer;
  return (
    <Button
      size={size}
      look={isFollowing || isRequested ? 'outline' : 'primary'}
      aria-label={texts.about(word, member.username)}
      aria-pressed={isFollowing || isRequested}
      aria-busy={isBusy || undefined}
      onClick={toggle}
      className="min-w-26 shrink-0"
    >
      {isBusy ? texts.busy : word}
    </Button>
  );
};
