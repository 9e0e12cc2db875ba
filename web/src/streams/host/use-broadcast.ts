import type { StreamId } from '@wagram/contract/kernel';
import { ALIVE_EVERY_S, streamCalls } from '@wagram/contract/streams';
import { useCallback, useEffect, useRef } from 'react';
import { ask, isAskError, logWarning } from '#kernel';
import { publish, showInstead } from '../watch/peer.ts';
import { useLink } from '../watch/use-link.ts';
import type { Connect, LinkState } from '../watch/use-link.ts';

/** What goes out: the host's microphone, and the camera or a screen. */
export interface Outgoing {
  readonly media: MediaStream | null;
  readonly picture: MediaStreamTrack | null;
}

const useAlive = (streamId: StreamId, isEnding: boolean, onOver: () => void): void => {
  useEffect(() => {
    if (isEnding) return undefined;
    const say = async () => {
      try {
        await ask(streamCalls.keepAlive, { stream_id: streamId });
      } catch (cause) {
        // Without an answer the next one may come through; a refusal is final.
        if (isAskError(cause) && (cause.status === 409 || cause.status === 404)) onOver();
      }
    };
    const timer = window.setInterval(() => void say(), ALIVE_EVERY_S * 1_000);
    return () => window.clearInterval(timer);
  }, [streamId, isEnding, onOver]);
};

/** The host's side: the picture goes out, and the server hears every few seconds that this page is still there. */
export const useBroadcast = (
  streamId: StreamId,
  { media, picture }: Outgoing,
  isEnding: boolean,
  onOver: () => void,
): LinkState => {
  const peer = useRef<RTCPeerConnection | null>(null);
  const shown = useRef(picture);
  shown.current = picture;
  const show = useCallback(() => {
    if (peer.current === null || shown.current === null) return;
    showInstead(peer.current, shown.current).catch((cause: unknown) =>
      logWarning('The picture could not be changed', cause),
    );
  }, []);
  const connect = useCallback<Connect>(
    async (wanted) => {
      const sounds = media?.getAudioTracks() ?? [];
      const link = await publish(streamId, shown.current === null ? sounds : [shown.current, ...sounds], wanted);
      peer.current = link.peer;
      // It may have changed while the line was made.
      show();
      return link;
    },
    [streamId, media, show],
  );
  useEffect(show, [picture, show]);
  useAlive(streamId, isEnding, onOver);
  return useLink(media === null || isEnding ? null : connect);
};
