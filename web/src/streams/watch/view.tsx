import { followCalls } from '@wagram/contract/follows';
import type { MemberId, StreamId } from '@wagram/contract/kernel';
import { streamCalls } from '@wagram/contract/streams';
import type { StreamView } from '@wagram/contract/streams';
import { useQueryClient } from '@tanstack/react-query';
import { Heart, Share2, Volume2, VolumeX } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { requireSignIn } from '#auth';
import { FollowButton, learnStanding } from '#follows';
import { ask, readStoredUser, reasonOf, setToggle } from '#kernel';
import { classes, copyText, IconButton, Spinner, toast } from '#ui';
import { putStream, streamKey, streamLink } from '../api.ts';
import { ChatDesk } from '../chat/desk.tsx';
import { Chat } from '../chat/chat.tsx';
import { shownOf } from './figures.tsx';
import { watch } from './peer.ts';
import { Picture } from './picture.tsx';
import { ScreenButtons } from '../host/screen-buttons.tsx';
import { useHostLost } from '../host/silence.ts';
import { StageHead } from './stage-head.tsx';
import { Stage } from './stage.tsx';
import { StreamMenu } from '../stream-menu.tsx';
import { Superchat } from '../chat/superchat.tsx';
import { texts } from '../texts.ts';
import { useLink, type Connect } from './use-link.ts';
import { useScreen } from '../host/use-screen.ts';
import type { Screen } from '../host/use-screen.ts';

const words = texts.stage;

/** How the viewer stands to the host, for the button beside their name. */
export const useHostStanding = (hostId: MemberId, me: MemberId | null): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (me === null || me === hostId) return;
    const asked = { follower_id: me, following_id: hostId };
    void ask(followCalls.readFollows, asked)
      .then(({ isFollowing = false, isRequested = false }) => learnStanding(client, hostId, isFollowing, isRequested))
      .catch(() => undefined);
  }, [client, hostId, me]);
};

/** Tracks come one by one; the same stream holds them all, so that the picture goes on when the connection is made anew. */
const usePlayback = (streamId: StreamId) => {
  const [media, setMedia] = useState(() => new MediaStream());
  const peer = useRef<RTCPeerConnection | null>(null);
  const connect = useCallback<Connect>(
    async (wanted) => {
      const fresh = new MediaStream();
      const link = await watch(streamId, fresh, wanted);
      setMedia(fresh);
      peer.current = link.peer;
      return link;
    },
    [streamId],
  );
  return { media, state: useLink(connect), isHostLost: useHostLost(peer) };
};

export const useStreamActs = (stream: StreamView) => {
  const client = useQueryClient();
  const act = async (action: 'like' | 'unlike' | 'share') => {
    const reply = await ask(streamCalls.actOnStream, { stream_id: stream.id, action });
    putStream(client, reply.stream);
    return reply.stream.liked;
  };
  const like = () => {
    if (!requireSignIn(texts.chat.guest)) return;
    const apply = (liked: boolean) =>
      client.setQueryData<StreamView>(streamKey(stream.id), (now) => {
        if (now === undefined || now.liked === liked) return now;
        return { ...now, liked, likes: Math.max(0, now.likes + (liked ? 1 : -1)) };
      });
    void setToggle(`stream-like:${stream.id}`, stream.liked, !stream.liked, {
      apply,
      send: (liked) => act(liked ? 'like' : 'unlike'),
      onFail: (cause) => toast(reasonOf(cause, words.actFailed), 'bad'),
    });
  };
  const share = async () => {
    const isCopied = await copyText(streamLink(stream.id));
    toast(isCopied ? words.copied : words.copyFailed, isCopied ? 'good' : 'bad');
    if (isCopied && readStoredUser() !== null) await act('share').catch(() => undefined);
  };
  return { like, share };
};

const ROUND = 'bg-black/50 text-ink! hover:bg-black/70';

const Acts = ({ stream, isHost }: { readonly stream: StreamView; readonly isHost: boolean }) => {
  const { like, share } = useStreamActs(stream);
  return (
    <>
      <IconButton
        label={stream.liked ? words.unlike : words.like}
        aria-pressed={stream.liked}
        onClick={like}
        className={classes('bg-black/50 hover:bg-black/70', stream.liked ? 'text-coral!' : 'text-ink!')}
      >
        <Heart aria-hidden="true" className={classes('size-5', stream.liked && 'fill-current')} />
      </IconButton>
      <IconButton label={words.share} onClick={() => void share()} className={ROUND}>
        <Share2 aria-hidden="true" className="size-5" />
      </IconButton>
      {!isHost && <StreamMenu stream={stream} className={ROUND} />}
    </>
  );
};

const Sound = ({ isMuted, onToggle }: { readonly isMuted: boolean; readonly onToggle: () => void }) => {
  const Icon = isMuted ? VolumeX : Volume2;
  return (
    <button
      type="button"
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-black/60 px-4 text-sm font-semibold hover:bg-black/80"
    >
      <Icon aria-hidden="true" className="size-5" />
      {isMuted ? words.sound : words.mute}
    </button>
  );
};

interface LiveProps {
  readonly stream: StreamView;
  readonly isHost: boolean;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly screen: Screen;
}

const Live = ({ stream, isHost, video, screen }: LiveProps) => {
  const { media, state, isHostLost } = usePlayback(stream.id);
  const [isMuted, setMuted] = useState(true);
  const [isShown, setShown] = useState(false);
  const said = state === 'lost' ? words.lost : isHostLost ? words.hostLost : words.waiting;
  return (
    <>
      <Picture
        media={media}
        videoRef={video}
        isMuted={isMuted}
        label={stream.title}
        className="absolute inset-0 size-full object-contain"
        onShown={setShown}
      />
      {(state !== 'on' || !isShown || isHostLost) && (
        <p
          role="status"
          className="absolute inset-0 flex items-center justify-center gap-3 bg-black/60 text-base text-ink-2"
        >
          <Spinner className="size-5" />
          {said}
        </p>
      )}
      {screen.isSmall && (
        <p role="status" className="absolute inset-0 flex items-center justify-center bg-black text-base text-ink-2">
          {texts.screen.isSmall}
        </p>
      )}
      <div className="absolute inset-x-0 top-32 flex flex-col items-center justify-center gap-3 sm:flex-row wide:top-auto wide:bottom-6">
        <Sound isMuted={isMuted} onToggle={() => setMuted(!isMuted)} />
        <div className="flex items-center gap-3">
          <Acts stream={stream} isHost={isHost} />
          <ScreenButtons screen={screen} className={ROUND} />
        </div>
      </div>
    </>
  );
};

/** Menus and alerts stand beside the stage, not in it. */
const wholePage = (): Element => document.documentElement;

/** Whoever is named, or no longer, while they watch reads it. */
const useNamed = ({ is_moderator: isModerator, is_banned: isBanned, host }: StreamView): void => {
  const was = useRef(isModerator);
  useEffect(() => {
    if (was.current === isModerator) return;
    was.current = isModerator;
    if (isModerator) toast(texts.desk.named(host.username), 'good');
    else if (!isBanned) toast(texts.desk.unnamed, 'plain');
  }, [isModerator, isBanned, host.username]);
};

interface WatchViewProps {
  readonly stream: StreamView;
  readonly me: MemberId | null;
  readonly onLeave: () => void;
}

/** A live stream, as those see it who watch. */
export const WatchView = ({ stream, me, onLeave }: WatchViewProps) => {
  useHostStanding(stream.host.id, me);
  const shown = useMemo(() => shownOf(stream), [stream]);
  const isHost = stream.host.id === me;
  const video = useRef<HTMLVideoElement>(null);
  const screen = useScreen(video, wholePage);
  useNamed(stream);
  return (
    <Stage
      label={words.label(stream.title)}
      leave={words.leave}
      onLeave={onLeave}
      isFull={screen.isFull}
      picture={<Live {...{ stream, isHost, video, screen }} />}
      head={
        <StageHead
          stream={stream}
          shown={shown}
          {...(isHost ? {} : { aside: <FollowButton member={stream.host} /> })}
        />
      }
      chat={
        <Chat
          stream={stream}
          me={me}
          aside={(message, onSent) => (
            <>
              {!isHost && <Superchat stream={stream} me={me} message={message} onSent={onSent} />}
              {(isHost || stream.is_moderator) && <ChatDesk stream={stream} isHost={isHost} />}
            </>
          )}
        />
      }
    />
  );
};
