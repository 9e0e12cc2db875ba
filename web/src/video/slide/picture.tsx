import type { MediaView } from '@wagram/contract/media';
import type { PostView } from '@wagram/contract/posts';
import { Captions, CaptionsOff, Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import { toggleCaptions, useCaptionsOn } from '#media';
import { useLike } from '#posts';
import { classes } from '#ui';
import type { VideoExtras } from '../api.ts';
import { preloadFor, shouldPlay } from '../autoplay.ts';
import type { Player } from '../autoplay.ts';
import { languageName } from '../upload/languages.ts';
import { ProgressBar } from './progress-bar.tsx';
import { SlideWords } from './caption.tsx';
import { SlideVideo } from './video.tsx';
import { texts } from '../texts.ts';
import { useCues } from './use-cues.ts';

const words = texts.feed;

export interface Hands {
  readonly tap: (isPlaying: boolean) => void;
  readonly mute: () => void;
}

const round =
  'absolute z-10 inline-flex size-11 items-center justify-center rounded-full bg-black/65 text-white backdrop-blur-sm hover:bg-black/80 focus-visible:outline-white';

const Sound = ({ isMuted, onClick }: { readonly isMuted: boolean; readonly onClick: () => void }) => {
  const Icon = isMuted ? VolumeX : Volume2;
  const label = isMuted ? words.soundOn : words.soundOff;
  return (
    <button type="button" aria-label={label} title={label} onClick={onClick} className={classes(round, 'end-3 top-3')}>
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
};

const CaptionsSwitch = ({ isOn, language }: { readonly isOn: boolean; readonly language: string }) => {
  const Icon = isOn ? Captions : CaptionsOff;
  const label = words.captions(languageName(language));
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={label}
      title={label}
      onClick={toggleCaptions}
      className={classes(round, 'start-3 top-16 wide:top-3')}
    >
      <Icon aria-hidden="true" className="size-5" />
    </button>
  );
};

const Cues = ({ text, language }: { readonly text: string; readonly language: string }) => (
  <p className="mb-3 text-center">
    <span
      dir="auto"
      lang={language}
      data-captions
      className="inline-block rounded-lg bg-black/75 px-2.5 py-1 text-base/5.5 font-medium whitespace-pre-line text-white"
    >
      {text}
    </span>
  </p>
);

interface PictureProps {
  readonly media: MediaView;
  readonly post: PostView;
  readonly extras: VideoExtras;
  readonly distance: number;
  readonly player: Player;
  readonly isSeen: boolean;
  readonly isCalm: boolean;
  /** Its comments are open: on phones it makes room for them. */
  readonly isTalking: boolean;
  readonly hands: Hands;
}

const FRAME =
  'relative size-full overflow-hidden bg-black wide:aspect-[9/16] wide:h-full wide:w-auto wide:max-w-[calc(100%-5rem)] wide:rounded-3xl wide:outline-1 wide:-outline-offset-1 wide:outline-ink/10';
/** What the sheet leaves of the screen, below the bar at the top. */
const ABOVE_SHEET = 'max-xwide:h-[calc(30dvh-3.5rem-var(--strip)+1.5rem)]! wide:max-xwide:h-[calc(30dvh-79px)]!';

/** White marks and words need something dark under them, however bright the picture is. */
const Shades = ({ isTalking }: { readonly isTalking: boolean }) => (
  <div aria-hidden="true" className="pointer-events-none absolute inset-0 wide:hidden">
    <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-black/60 to-transparent" />
    {!isTalking && (
      <div className="absolute end-0 bottom-0 h-4/5 w-28 bg-linear-to-l from-black/60 to-transparent [mask-image:linear-gradient(to_top,black_65%,transparent)] rtl:bg-linear-to-r" />
    )}
  </div>
);

export const SlidePicture = (props: PictureProps) => {
  const { media, post, extras, distance, player, isSeen, isCalm, isTalking, hands } = props;
  const video = useRef<HTMLVideoElement>(null);
  const like = useLike(post);
  const isCaptioned = useCaptionsOn();
  const isCurrent = distance === 0;
  const said = useCues(video, isCurrent ? (media.captions?.url ?? null) : null, isCaptioned);
  return (
    <div className={classes(FRAME, isTalking && ABOVE_SHEET)}>
      <SlideVideo
        video={video}
        media={media}
        title={extras.title}
        shouldPlay={shouldPlay(player, { isCurrent, isSeen, isCalm })}
        isMuted={player.isMuted}
        preload={preloadFor(distance, isCalm)}
        onTap={hands.tap}
        onLike={() => post.liked || like()}
        onMustMute={hands.mute}
      />
      <Shades isTalking={isTalking} />
      <div
        className={classes(
          'pointer-events-none absolute inset-x-0 bottom-0 bg-linear-to-t from-black/80 via-black/45 to-transparent ps-4 pe-18 pt-20 pb-6 wide:pe-4 wide:pb-8',
          isTalking && 'max-xwide:px-3 max-xwide:pt-8 max-xwide:pb-6 max-xwide:[&>:not(p)]:hidden',
        )}
      >
        {said !== '' && <Cues text={said} language={media.captions?.language ?? ''} />}
        <SlideWords post={post} extras={extras} />
      </div>
      {media.captions !== undefined && <CaptionsSwitch isOn={isCaptioned} language={media.captions.language} />}
      <Sound isMuted={player.isMuted} onClick={hands.mute} />
      <ProgressBar video={video} told={extras.duration} url={media.url} />
    </div>
  );
};
