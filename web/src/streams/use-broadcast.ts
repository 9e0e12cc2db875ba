import type { StreamId } from '@wagram/contract/kernel';
import { ALIVE_EVERY_S, streamCalls } from '@wagram/contract/streams';
import { useCallback, useEffect } from 'react';
import { ask, isAskError } from '#kernel';
import { publish } from './peer.ts';
import { useLink } from './use-link.ts';
import type { LinkState } from './use-link.ts';

/** The host's side: the picture goes out, and the server hears every few seconds that this page is still there. */
export const useBroadcast = (streamId: StreamId, media: MediaStream | null, onOver: () => void): LinkState => {
  const connect = useCallback(() => publish(streamId, media ?? new MediaStream()), [streamId, media]);
  useEffect(() => {
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
  }, [streamId, onOver]);
  return useLink(media === null ? null : connect);
};
