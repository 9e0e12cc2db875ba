import type { PostView } from '@wagram/contract/posts';
import { PenLine, Repeat2 } from 'lucide-react';
import { classes, Menu } from '#ui';
import { actionClass } from './action-class.ts';
import { shortCount } from '../counts.ts';
import { texts } from '../../texts.ts';
import { useMoment } from './use-moment.ts';
import { useRepost } from './use-repost.ts';

const words = texts.repost;
const TURN_MS = 600;
const icon = 'size-5 text-ink-2';

export const RepostButton = ({ post }: { readonly post: PostView }) => {
  const { toggle, quote } = useRepost(post);
  const turn = useMoment(TURN_MS);
  const count = post.reposts + post.quotes;
  const handleToggle = () => {
    if (!post.reposted) turn.start();
    toggle();
  };
  return (
    <Menu
      trigger={
        <button
          type="button"
          data-act="repost"
          aria-label={post.reposted ? texts.act.reposted(count) : texts.act.repost(count)}
          className={actionClass('mint', post.reposted)}
        >
          <Repeat2
            key={turn.count}
            aria-hidden="true"
            className={classes('size-5', turn.isOn && 'turn-round', post.reposted && 'stroke-[2.4]')}
          />
          <span className="tabular">{shortCount(count)}</span>
        </button>
      }
      groups={[
        [
          {
            text: post.reposted ? words.undo : words.repost,
            icon: <Repeat2 className={icon} />,
            onSelect: handleToggle,
          },
          { text: words.quote, icon: <PenLine className={icon} />, onSelect: quote },
        ],
      ]}
    />
  );
};
