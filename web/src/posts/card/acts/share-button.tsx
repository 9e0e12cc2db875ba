import type { PostView } from '@wagram/contract/posts';
import { Share } from 'lucide-react';
import { classes } from '#ui';
import { actionClass } from './action-class.ts';
import { shortCount } from '../counts.ts';
import { texts } from '../../texts.ts';
import { useMoment } from './use-moment.ts';
import { useShare } from './use-share.ts';

const ANIMATION_MS = 1_000;

export const ShareButton = ({ post }: { readonly post: PostView }) => {
  const { copyLink } = useShare(post);
  const flight = useMoment(ANIMATION_MS);
  const handleClick = async () => {
    if (await copyLink()) flight.start();
  };
  return (
    <button
      type="button"
      data-act="share"
      aria-label={texts.act.share(post.shares_count)}
      onClick={() => void handleClick()}
      className={actionClass('accent', flight.isOn)}
    >
      <span className="relative inline-flex">
        <Share key={flight.count} aria-hidden="true" className={classes('size-5', flight.isOn && 'arrow-off')} />
        {flight.isOn && <span key={`flight-${flight.count}`} className="wave-out" />}
      </span>
      <span className="tabular">{shortCount(post.shares_count)}</span>
    </button>
  );
};
