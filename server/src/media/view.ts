import type { MediaView } from '@house/contract/media';
import type { StoredMedia } from '#kernel';

/** The copy that a post or comment keeps of what it shows. */
export const toMediaView = (url: string | null, stored: StoredMedia | null): MediaView | null =>
  url === null || stored === null
    ? null
    : {
        kind: stored.kind,
        url,
        srcset: stored.srcset,
        poster_url: stored.posterUrl,
        width: stored.width,
        height: stored.height,
        thumbhash: stored.thumbhash,
        alt: stored.alt,
      };
