import type { PostId } from '@wagram/contract/kernel';
import type { MediaView } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import { Volume2, VolumeX } from 'lucide-react';
import { memo } from 'react';
import { ActionButtons, PostMenu } from '#posts';
import { classes } from '#ui';
import { useVideo } from './api.ts';
import type { VideoExtras } from './api.ts';
import { preloadFor, shouldPlay } from './autoplay.ts';
import type { Player } from './autoplay.ts';
import { SlideVideo } from './slide-video.tsx';
import { SlideWords } from './slide-caption.tsx';
import { texts } from './texts.ts';

const words = texts.feed;

export interface Hands {
  readonly tap: (isPlaying: boolean) => void;
  readonly mute: () => void;
}

interface SlideProps {
  readonly id: PostId;
  /** 0 is in view, 1 comes next. */
  readonly distance: number;
  readonly of: number;
  readonly place: number;
  readonly player: Player;
  readonly isSeen: boolean;
  readonly isCalm: boolean;
  readonly hands: Hands;
}

/** The card's own actions, one below the other: white over the picture on phones, beside it where there is room. */
const Rail = ({ post }: { readonly post: PostView }) => (
  <div
    className={classes(
      'absolute end-1.5 bottom-5 z-10 flex w-14 flex-col items-center gap-1 wide:static wide:self-end wide:pb-2',
      '[&_[data-act]]:h-auto [&_[data-act]]:min-h-13 [&_[data-act]]:w-14 [&_[data-act]]:flex-col [&_[data-act]]:gap-0.5 [&_[data-act]]:px-0',
      'max-wide:[&_[data-act]:not([aria-pressed=true])]:text-white [&_svg]:size-6 max-wide:[&_svg]:drop-shadow',
      'max-wide:[&_button[aria-haspopup=menu]]:text-white [&_button[aria-haspopup=menu]]:m-0',
    )}
  >
    <ActionButtons post={post} />
    <PostMenu post={post} />
  </div>
);

const Sound = ({ isMuted, onClick }: { readonly isMuted: boolean; readonly onClick: () => void }) => {
  const Icon = isMuted ? VolumeX : Volume2;
  const label = isMuted ? words.soundOn : words.soundOff;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="absolute end-3 top-3 z-10 inline-flex size-11 items-center justify-center rounded-full bg-black/65 text-white backdrop-blur-sm hover:bg-black/80 focus-visible:outline-white"
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
};

interface PictureProps extends SlideProps {
  readonly media: MediaView;
  readonly post: PostView;
  readonly extras: VideoExtras;
}

const Picture = ({ media, post, extras, distance, player, isSeen, isCalm, hands }: PictureProps) => (
  <div className="relative size-full overflow-hidden bg-black wide:aspect-[9/16] wide:h-full wide:w-auto wide:max-w-[calc(100%-5rem)] wide:rounded-3xl">
    <SlideVideo
      media={media}
      title={extras.title}
      shouldPlay={shouldPlay(player, { isCurrent: distance === 0, isSeen, isCalm })}
      isMuted={player.isMuted}
      preload={preloadFor(distance, isCalm)}
      onTap={hands.tap}
      onMustMute={hands.mute}
    />
    <div className="pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 via-black/45 to-transparent ps-4 pe-18 pt-20 pb-5 wide:pe-4">
      <SlideWords post={post} extras={extras} />
    </div>
    <Sound isMuted={player.isMuted} onClick={hands.mute} />
  </div>
);

/** One video a screen. Its post is the card's post: what is done here is seen everywhere. */
export const VideoSlide = memo((props: SlideProps) => {
  const { id, place, of } = props;
  const video = useVideo(id);
  return (
    <article
      data-post={id}
      tabIndex={-1}
      aria-label={video?.extras.title}
      aria-posinset={place + 1}
      aria-setsize={of}
      className="relative flex h-full snap-start snap-always justify-center gap-3 focus-visible:outline-none wide:py-4"
    >
      {video?.post.media != null && (
        <>
          <Picture {...props} media={video.post.media} post={video.post} extras={video.extras} />
          <Rail post={video.post} />
        </>
      )}
    </article>
  );
});
