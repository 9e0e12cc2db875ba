import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '#ui';
import { texts } from '../texts.ts';
import { stopTracks } from '../host/use-camera.ts';

/** Phones cannot. */
export const canShare = (): boolean => typeof navigator.mediaDevices?.getDisplayMedia === 'function';

const FRAMES_MAX = 30;

export interface Share {
  /** null: the camera is shown. */
  readonly screen: MediaStream | null;
  /** null where this browser cannot share one. */
  readonly toggle: (() => void) | null;
  readonly stop: () => void;
}

/** To change one's mind before the question of the browser is no failure. */
const isCancelled = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'NotAllowedError';

/** STG-01: the screen in place of the camera, until it is asked for again or the browser's own bar ends it. */
export const useShare = (): Share => {
  const [screen, setScreen] = useState<MediaStream | null>(null);
  const held = useRef<MediaStream | null>(null);
  const isGone = useRef(false);
  const isAsking = useRef(false);
  const stop = useCallback(() => {
    stopTracks(held.current);
    held.current = null;
    setScreen(null);
  }, []);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      stopTracks(held.current);
    };
  }, []);
  const start = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    try {
      const got = await navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { max: FRAMES_MAX } } });
      if (isGone.current) return stopTracks(got);
      const [track] = got.getVideoTracks();
      if (track === undefined) return;
      // Letters are to be sharp; smooth movement comes after that.
      track.contentHint = 'detail';
      track.addEventListener('ended', () => held.current === got && stop());
      held.current = got;
      setScreen(got);
    } catch (cause) {
      if (!isCancelled(cause)) toast(texts.share.failed, 'bad');
    } finally {
      isAsking.current = false;
    }
  };
  const toggle = () => (screen === null ? void start() : stop());
  return { screen, toggle: canShare() ? toggle : null, stop };
};
