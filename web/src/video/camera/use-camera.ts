import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { logWarning } from '#kernel';
import { CLOSED, nextCamera } from './camera.ts';
import type { CameraEvent, Side } from './camera.ts';

const TICK_MS = 200;
const BITS = 2_500_000;
// WebM where it can be had; Safari records MP4.
const TYPES = ['video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm', 'video/mp4'];

const constraintsFor = (side: Side, audio: boolean): MediaStreamConstraints => ({
  video: { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: side === 'front' ? 'user' : 'environment' },
  audio,
});

const isRefusal = (cause: unknown): boolean => cause instanceof DOMException && cause.name === 'NotAllowedError';

/** A device without a microphone films without sound. */
const ask = async (side: Side): Promise<MediaStream> => {
  try {
    return await navigator.mediaDevices.getUserMedia(constraintsFor(side, true));
  } catch (cause) {
    if (isRefusal(cause)) throw cause;
    return navigator.mediaDevices.getUserMedia(constraintsFor(side, false));
  }
};

const letGo = (stream: MediaStream | null): void => stream?.getTracks().forEach((track) => track.stop());

const toFile = (parts: readonly Blob[], mimeType: string): File => {
  const type = mimeType.split(';')[0] || 'video/webm';
  return new File([...parts], `recording.${type === 'video/mp4' ? 'mp4' : 'webm'}`, { type });
};

interface Running {
  readonly recorder: MediaRecorder;
  readonly timer: number;
}

const startRecorder = (stream: MediaStream, tell: (event: CameraEvent) => void): Running => {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, {
    videoBitsPerSecond: BITS,
    ...(mimeType === undefined ? {} : { mimeType }),
  });
  const parts: Blob[] = [];
  const since = performance.now();
  const timer = window.setInterval(() => tell({ what: 'tick', seconds: (performance.now() - since) / 1_000 }), TICK_MS);
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  recorder.addEventListener('stop', () => {
    window.clearInterval(timer);
    tell({ what: 'recorded', file: toFile(parts, recorder.mimeType) });
  });
  recorder.start();
  return { recorder, timer };
};

/** The camera behind the reducer: asked for when it says so, let go when it is closed. */
export const useCamera = () => {
  const [state, tell] = useReducer(nextCamera, CLOSED);
  const [stream, setStream] = useState<MediaStream | null>(null);
  const held = useRef<MediaStream | null>(null);
  const running = useRef<Running | null>(null);
  const { step } = state;
  const side = step === 'closed' ? null : state.side;

  const release = useCallback(() => {
    if (running.current !== null) window.clearInterval(running.current.timer);
    running.current = null;
    letGo(held.current);
    held.current = null;
    setStream(null);
  }, []);

  useEffect(() => {
    if (step !== 'asking' || side === null) return undefined;
    let isGone = false;
    // Phones give one camera at a time.
    letGo(held.current);
    ask(side)
      .then((got) => {
        if (isGone) return letGo(got);
        held.current = got;
        setStream(got);
        tell({ what: 'granted' });
      })
      .catch((cause: unknown) => {
        if (isGone) return;
        logWarning('The camera could not be used', cause);
        tell({ what: 'refused', isRefused: isRefusal(cause) });
      });
    return () => {
      isGone = true;
    };
  }, [step, side]);

  useEffect(() => {
    if (step === 'recording' && running.current === null && held.current !== null)
      running.current = startRecorder(held.current, tell);
    if (step === 'stopping' && running.current?.recorder.state === 'recording') running.current.recorder.stop();
    if (step === 'preview' || step === 'live') running.current = null;
    if (step === 'closed') release();
  }, [step, release]);
  useEffect(() => release, [release]);

  return { state, stream, tell };
};
