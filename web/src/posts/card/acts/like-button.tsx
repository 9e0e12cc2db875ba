import type { PostView } from '@wagram/contract/posts';
import { Heart } from 'lucide-react';
import { useDisplayChoice } from '#settings';
import { classes } from '#ui';
import { actionClass } from './action-class.ts';
import { shortCount } from '../counts.ts';
import { texts } from '../../texts.ts';
import { useLike } from './use-like.ts';
import { useMoment } from './use-moment.ts';

const SPARKS_MS = 600;

export const LikeButton = ({ post }: { readonly post: PostView }) => {
  const toggle = useLike(post);
  const sparks = useMoment(SPARKS_MS);
  const isCounted = !useDisplayChoice('hideLikeCounts');
  const count = post.likes_count;
  const label = isCounted
    ? post.liked
      ? texts.act.unlike(count)
      : texts.act.like(count)
    : texts.act.likeOnly(post.liked);
  const handleClick = () => {
    if (toggle() && !post.liked) sparks.start();
  };
  return (
    <button
      type="button"
      data-act="like"
      aria-pressed={post.liked}
      aria-label={label}
      onClick={handleClick}
      className={actionClass('coral', post.liked)}
    >
      <span className="relative inline-flex">
        <Heart
          key={sparks.count}
          aria-hidden="true"
          className={classes('size-5', post.liked && 'fill-current', sparks.isOn && 'heart-pop')}
        />
        {sparks.isOn && <span key={`flight-${sparks.count}`} className="heart-sparks" />}
      </span>
      {isCounted && <span className="tabular">{shortCount(count)}</span>}
    </button>
  );
};
