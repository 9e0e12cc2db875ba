import { mediaCalls } from '@wagram/contract/media';
import { ask, logWarning } from '#kernel';

const PATIENCE_MS = 2_500;
const WIDTH_MAX = 960;
/** Not the first picture: many films begin dark. */
const LOOK_AT_S = 0.7;

const once = (video: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error(`no ${name}`)), PATIENCE_MS);
    const settle = (end: () => void) => () => {
      window.clearTimeout(timer);
      end();
    };
    video.addEventListener(name, settle(resolve), { once: true });
    video.addEventListener(
      'error',
      settle(() => reject(new Error('the film cannot be read'))),
      { once: true },
    );
  });

const draw = (video: HTMLVideoElement): string | null => {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const scale = Math.min(1, WIDTH_MAX / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.82);
};

/** One picture of a film as a data: address; null where this browser cannot read it. */
const drawPoster = async (bytes: Blob): Promise<string | null> => {
  const video = document.createElement('video');
  const address = URL.createObjectURL(bytes);
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const loaded = once(video, 'loadeddata');
    video.src = address;
    await loaded;
    const seeked = once(video, 'seeked');
    video.currentTime = Number.isFinite(video.duration) ? Math.min(LOOK_AT_S, video.duration / 2) : LOOK_AT_S;
    await seeked.catch(() => undefined);
    return draw(video);
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
};

/** Where the server drew no picture of a video, this browser does. A video without one is still a video. */
export const givePoster = async (url: string, bytes: Blob): Promise<string | null> => {
  try {
    const poster = await drawPoster(bytes);
    return poster === null ? null : (await ask(mediaCalls.givePoster, { url, poster })).poster_url;
  } catch (cause) {
    logWarning('No picture of a video could be made', cause);
    return null;
  }
};
