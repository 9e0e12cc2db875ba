import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const wordsOf = (cue: TextTrackCue): string =>
  'getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : '';

const saidAt = (track: TextTrack, seconds: number): string =>
  [...(track.cues ?? [])]
    .filter(({ startTime, endTime }) => startTime <= seconds && seconds < endTime)
    .map(wordsOf)
    .join('\n');

/**
 * What is being said, from the track of a video. The browser reads the file and tells when something changes; the words are
 * drawn by us, above the title, where nothing covers them.
 */
export const useCues = (video: RefObject<HTMLVideoElement | null>, url: string | null, isOn: boolean): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    const shown = video.current;
    const file = url === null ? null : (shown?.querySelector('track') ?? null);
    if (shown === null || file === null) return undefined;
    const { track } = file;
    track.mode = isOn ? 'hidden' : 'disabled';
    if (!isOn) return undefined;
    const read = () => setText(saidAt(track, shown.currentTime));
    read();
    track.addEventListener('cuechange', read);
    // One that rests, or was moved, says nothing by itself.
    file.addEventListener('load', read);
    shown.addEventListener('seeked', read);
    return () => {
      track.removeEventListener('cuechange', read);
      file.removeEventListener('load', read);
      shown.removeEventListener('seeked', read);
      setText('');
    };
  }, [video, url, isOn]);
  return text;
};
