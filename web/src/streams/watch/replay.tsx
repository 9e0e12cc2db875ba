import type { StreamView } from '@wagram/contract/streams';
import { PictureInPicture2 } from 'lucide-react';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { Button, ErrorState } from '#ui';
import { useNewest } from '../chat/chat.tsx';
import { Said } from '../chat/said.tsx';
import { texts } from '../texts.ts';
import { useMoment, useReplayChat } from './use-replay-chat.ts';
import { useScreen } from '../host/use-screen.ts';

const words = texts.over;

interface ReplayChatProps {
  readonly stream: StreamView;
  readonly video: RefObject<HTMLVideoElement | null>;
}

const ReplayChat = ({ stream, video }: ReplayChatProps) => {
  const { shown, isError, refetch } = useReplayChat(stream.id, useMoment(video));
  const { list, handleScroll } = useNewest(shown.at(-1)?.id);
  return (
    <section aria-label={words.chat} className="mt-3 rounded-card border border-line">
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{words.chat}</h2>
      <ul
        ref={list}
        onScroll={handleScroll}
        tabIndex={0}
        aria-label={words.chat}
        className="h-72 overflow-y-auto overscroll-contain px-2 py-2 [scrollbar-width:thin]"
      >
        {isError && (
          <li>
            <ErrorState title={words.chatFailed} onRetry={() => void refetch()} />
          </li>
        )}
        {!isError && shown.length === 0 && <li className="px-2 py-2 text-sm text-ink-2">{words.chatHint}</li>}
        {shown.map((said) => (
          <Said key={said.id} said={said} hostId={stream.host.id} />
        ))}
      </ul>
    </section>
  );
};

/** STG-01: the recording, and what was said when. Browsers bring a button for the whole screen; the keys are ours. */
export const Replay = ({ stream }: { readonly stream: StreamView }) => {
  const video = useRef<HTMLVideoElement>(null);
  const screen = useScreen(video, () => video.current);
  if (stream.replay === null) return <p className="mt-4 text-base text-ink-2">{words.noReplay}</p>;
  return (
    <>
      <video
        ref={video}
        controls
        playsInline
        preload="metadata"
        src={stream.replay.url}
        poster={stream.replay.poster_url ?? undefined}
        aria-label={words.replay}
        className="mt-5 aspect-video w-full rounded-card bg-black"
      />
      {screen.toggleSmall !== null && (
        <div className="mt-2 flex justify-end">
          <Button
            look="soft"
            size="sm"
            aria-keyshortcuts="i"
            icon={<PictureInPicture2 aria-hidden="true" className="size-4.5" />}
            onClick={screen.toggleSmall}
          >
            {screen.isSmall ? texts.screen.smallOff : texts.screen.small}
          </Button>
        </div>
      )}
      {stream.comments > 0 && <ReplayChat stream={stream} video={video} />}
    </>
  );
};
