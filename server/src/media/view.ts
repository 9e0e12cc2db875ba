import type { MediaView, UploadReply } from '@wagram/contract/media';
import type { ShownMedia, StoredMedia } from '#kernel';
import { MEDIA_PATH, type StoredFile } from './keep.ts';

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
        ...(stored.captions == null ? {} : { captions: stored.captions }),
        ...(stored.file == null ? {} : { file: stored.file }),
      };

/** Of several, those that come after the first. */
export const toMediaViews = (more: readonly ShownMedia[] | null | undefined): MediaView[] =>
  (more ?? []).flatMap(({ url, stored }) => toMediaView(url, stored) ?? []);

const TAGS_MAX = 20;

/** The image host's answer, field by field. */
export const toUploadReply = (kept: StoredFile, tags: string | null): UploadReply => {
  const filePath = kept.url.slice(MEDIA_PATH.length);
  const isVideo = /\.(mp4|webm)$/.test(kept.url);
  const list = (tags ?? '').split(',').map((tag) => tag.trim().slice(0, 50));
  const words = list.filter((tag) => tag !== '').slice(0, TAGS_MAX);
  return {
    fileId: kept.id,
    name: filePath.split('/').slice(-2).join('-'),
    size: kept.size,
    filePath,
    url: kept.url,
    fileType: isVideo ? 'non-image' : 'image',
    width: kept.width,
    height: kept.height,
    ...(isVideo ? { duration: kept.duration } : {}),
    thumbnailUrl: kept.thumbnailUrl,
    tags: words.length === 0 ? null : words,
    AITags: null,
    isPrivateFile: false,
    customCoordinates: null,
    description: null,
    versionInfo: { id: kept.id, name: 'Version 1' },
    srcset: kept.srcset,
    thumbhash: kept.thumbhash,
  };
};
