import { VOICE_SECONDS_MAX } from '@wagram/contract/messages';
import { useCallback, useEffect, useRef, useState } from 'react';
import { logWarning } from '#kernel';

export interface Recording {
  readonly file: File;
  readonly seconds: number;
}

type State =
  | { readonly step: 'idle' | 'asking' | 'denied' }
  | { readonly step: 'recording'; readonly seconds: number; readonly levels: readonly number[] };

const TICK_MS = 80;
const LEVELS = 48;
const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];

const loudness = (analyser: AnalyserNode): number => {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return Math.min(1, peak * 1.6);
};

interface Running {
  readonly stream: MediaStream;
  readonly recorder: MediaRecorder;
  readonly context: AudioContext;
  readonly parts: Blob[];
  readonly since: number;
  timer: number;
}

const open = async (): Promise<Running> => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  return { stream, recorder, context: new AudioContext(), parts, since: performance.now(), timer: 0 };
};

const close = (running: Running): void => {
  window.clearInterval(running.timer);
  for (const track of running.stream.getTracks()) track.stop();
  void running.context.close();
};

const toFile = ({ parts, recorder }: Running): File => {
  const type = recorder.mimeType.split(';')[0] ?? 'audio/webm';
  return new File(parts, `voice.${type.split('/')[1] ?? 'webm'}`, { type });
};

/** The microphone, from the first word to a file. `onFull` ends a note that has got as long as it may. */
export const useRecorder = (onFull: () => void) => {
  const [state, setState] = useState<State>({ step: 'idle' });
  const running = useRef<Running | null>(null);
  const full = useRef(onFull);
  full.current = onFull;

  const watch = useCallback((now: Running) => {
    const analyser = now.context.createAnalyser();
    analyser.fftSize = 1024;
    now.context.createMediaStreamSource(now.stream).connect(analyser);
    let levels: readonly number[] = [];
    now.timer = window.setInterval(() => {
      const seconds = (performance.now() - now.since) / 1_000;
      levels = [...levels, loudness(analyser)].slice(-LEVELS);
      setState({ step: 'recording', seconds, levels });
      if (seconds >= VOICE_SECONDS_MAX) full.current();
    }, TICK_MS);
  }, []);

  const start = useCallback(async () => {
    setState({ step: 'asking' });
    try {
      const now = await open();
      running.current = now;
      watch(now);
      now.recorder.start();
      setState({ step: 'recording', seconds: 0, levels: [] });
    } catch (cause) {
      logWarning('The microphone could not be used', cause);
      setState({ step: 'denied' });
    }
  }, [watch]);

  const cancel = useCallback(() => {
    if (running.current !== null) close(running.current);
    running.current = null;
    setState({ step: 'idle' });
  }, []);
  useEffect(() => cancel, [cancel]);

  /** Null when nothing is being recorded. */
  const finish = useCallback(async (): Promise<Recording | null> => {
    const now = running.current;
    if (now === null) return null;
    running.current = null;
    const seconds = Math.min(VOICE_SECONDS_MAX, (performance.now() - now.since) / 1_000);
    const stopped = new Promise((resolve) => now.recorder.addEventListener('stop', resolve, { once: true }));
    now.recorder.stop();
    await stopped;
    close(now);
    setState({ step: 'idle' });
    return { file: toFile(now), seconds };
  }, []);

  return { state, start, cancel, finish };
};
