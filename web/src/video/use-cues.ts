import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

const wordsOf = (cue: TextTrackCue): string =>
  'getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : '';

/**
 * What is being said, from the track of a video. The browser reads the file and keeps the time; the words are drawn by us, above
 * the title, where nothing covers them.
 */
export const useCues = (video: RefObject<HTMLVideoElement | null>, url: string | null, isOn: boolean): string => {
  const [text, setText] = useState('');
  useEffect(() => {
    const track = url === null ? undefined : video.current?.textTracks[0];
    if (track === undefined) return undefined;
    track.mode = isOn ? 'hidden' : 'disabled';
    if (!isOn) return undefined;
    const read = () => setText([...(track.activeCues ?? [])].map(wordsOf).join('\n'));
    read();
    track.addEventListener('cuechange', read);
    return () => {
      track.removeEventListener('cuechange', read);
      setText('');
    };
  }, [video, url, isOn]);
  return text;
};
