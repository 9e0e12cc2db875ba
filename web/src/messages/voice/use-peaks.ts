import { useEffect, useState } from 'react';
import { askBytes, logWarning } from '#kernel';
import { peaksOf } from './waveform.ts';

const known = new Map<string, readonly number[]>();

const decode = async (url: string, bars: number, signal: AbortSignal): Promise<readonly number[]> => {
  const bytes = await askBytes(url, signal);
  // One second of room is enough to decode in; nothing is played here.
  const sound = await new OfflineAudioContext(1, 44_100, 44_100).decodeAudioData(bytes);
  return peaksOf(sound.getChannelData(0), bars);
};

/** The shape of a sound, from its samples; null until it is known. */
export const usePeaks = (url: string | null, bars: number): readonly number[] | null => {
  const [peaks, setPeaks] = useState<readonly number[] | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const control = new AbortController();
    const kept = known.get(url);
    if (kept !== undefined) setPeaks(kept);
    else {
      decode(url, bars, control.signal)
        .then((made) => {
          known.set(url, made);
          if (!control.signal.aborted) setPeaks(made);
        })
        .catch((cause: unknown) => {
          if (!control.signal.aborted) logWarning('A voice message could not be drawn', cause);
        });
    }
    return () => control.abort();
  }, [url, bars]);
  return peaks;
};
