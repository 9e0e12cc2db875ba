import { mediaCalls } from '@wagram/contract/media';
import { ask, logWarning } from '#kernel';

const PATIENCE_MS = 2_500;
const WIDTH_MAX = 960;
/** Not the first picture: many films begin dark. */
const LOOK_AT_S = 0.7;

const once = (film: HTMLVideoElement, name: 'loadeddata' | 'seeked'): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = window.setTimeout(() => reject(new Error(`no ${name}`)), PATIENCE_MS);
    const settle = (end: () => void) => () => {
      window.clearTimeout(timer);
      end();
    };
    film.addEventListener(name, settle(resolve), { once: true });
    film.addEventListener(
      'error',
      settle(() => reject(new Error('the film cannot be read'))),
      { once: true },
    );
  });

const draw = (film: HTMLVideoElement): string | null => {
  const { videoWidth, videoHeight } = film;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const scale = Math.min(1, WIDTH_MAX / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.82);
};

/** One picture of a film as a data: address; null where this browser cannot read it. */
const drawPoster = async (bytes: Blob): Promise<string | null> => {
  const film = document.createElement('video');
  const address = URL.createObjectURL(bytes);
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  try {
    const loaded = once(film, 'loadeddata');
    film.src = address;
    await loaded;
    const seeked = once(film, 'seeked');
    film.currentTime = Number.isFinite(film.duration) ? Math.min(LOOK_AT_S, film.duration / 2) : LOOK_AT_S;
    await seeked.catch(() => undefined);
    return draw(film);
  } finally {
    film.removeAttribute('src');
    film.load();
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
