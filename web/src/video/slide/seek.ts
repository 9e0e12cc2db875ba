/** Seconds, or null while they are not known. */
export const lengthOf = (video: HTMLVideoElement | null, told: number | null): number | null => {
  const length = video?.duration ?? Number.NaN;
  if (Number.isFinite(length) && length > 0) return length;
  return told !== null && told > 0 ? told : null;
};

/** How far ahead of the eye it has come, as a part of the whole. */
export const bufferedPart = ({ buffered, currentTime }: HTMLVideoElement, length: number): number => {
  for (let place = 0; place < buffered.length; place += 1)
    if (buffered.start(place) <= currentTime + 0.25 && buffered.end(place) >= currentTime)
      return Math.min(1, buffered.end(place) / length);
  return 0;
};

/** A key goes this far: of a short video a second. */
const stepOf = (length: number): number => (length < 30 ? 1 : 5);

export const seekTo = (video: HTMLVideoElement, length: number, seconds: number): void => {
  // The very end would begin it anew.
  video.currentTime = Math.min(Math.max(0, seconds), Math.max(0, length - 0.05));
};

export const seekBy = (video: HTMLVideoElement | null | undefined, steps: number): void => {
  const length = lengthOf(video ?? null, null);
  if (video == null || length === null) return;
  seekTo(video, length, video.currentTime + steps * stepOf(length));
};
