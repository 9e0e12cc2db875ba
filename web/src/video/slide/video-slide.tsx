import type { PostId } from '@wagram/contract/kernel';
import type { PostView } from '@wagram/contract/posts';
import { memo } from 'react';
import { ActionButtons, PostMenu } from '#posts';
import { classes, useIsWide } from '#ui';
import { useVideo } from '../api.ts';
import type { Player } from '../autoplay.ts';
import { SlidePicture } from './picture.tsx';
import type { Hands } from './picture.tsx';

interface SlideProps {
  readonly id: PostId;
  /** 0 is in view, 1 comes next. */
  readonly distance: number;
  readonly of: number;
  readonly place: number;
  readonly player: Player;
  readonly isSeen: boolean;
  readonly isCalm: boolean;
  readonly isTalking: boolean;
  readonly hands: Hands;
}

/** The card's own actions, one below the other: white over the picture on phones, beside it where there is room. */
const Rail = ({ post }: { readonly post: PostView }) => (
  <div
    className={classes(
      // What is pressed is bright over a picture, whatever the theme.
      !useIsWide() && 'dark',
      'absolute end-1.5 bottom-6 z-10 flex w-14 flex-col items-center gap-1 wide:static wide:self-end wide:pb-2',
      '[&_[data-act]]:h-auto [&_[data-act]]:min-h-13 [&_[data-act]]:w-14 [&_[data-act]]:flex-col [&_[data-act]]:gap-0.5 [&_[data-act]]:px-0',
      'max-wide:[&_[data-act]:not([aria-pressed=true])]:text-white [&_svg]:size-6',
      'max-wide:[&_button[aria-haspopup=menu]]:text-white [&_button[aria-haspopup=menu]]:m-0',
      // Over a bright picture white needs an edge,.
      'max-wide:[&_svg]:drop-shadow-[0_1px_2px_rgb(0_0_0/0.75)] max-wide:[text-shadow:0_1px_2px_rgb(0_0_0/0.9)] ',
    )}
  >
    <ActionButtons post={post} />
    <PostMenu post={post} />
  </div>
);

/** One video a screen. Its post is the card's post: what is done here is seen everywhere. */
export const VideoSlide = memo((props: SlideProps) => {
  const { id, place, of, distance, isTalking } = props;
  const video = useVideo(id);
  return (
    <article
      data-post={id}
      // Keys mean the one in view.
      data-alone={distance === 0 || undefined}
      tabIndex={-1}
      aria-label={video?.extras.title}
      aria-posinset={place + 1}
      aria-setsize={of}
      className={classes(
        'relative flex h-full snap-start snap-always justify-center gap-3 focus-visible:outline-none wide:py-4',
        isTalking && 'max-xwide:bg-black max-xwide:[&>:nth-child(2)]:hidden',
      )}
    >
      {video?.post.media != null && (
        <>
          <SlidePicture {...props} media={video.post.media} post={video.post} extras={video.extras} />
          <Rail post={video.post} />
        </>
      )}
    </article>
  );
});
