import { IMAGE_MAX_BYTES, mediaErrors } from '@wagram/contract/media';
import { fail, statement, type App } from '#kernel';
import { readDataUrl } from './avatar.ts';
import { makeImage } from './images.ts';
import { failOfStore, MEDIA_PATH } from './keep.ts';
import { findContent } from './kinds.ts';
import { assertRoom } from './storage.ts';
import { storeOf } from './store/store-of.ts';

/** $1 member, $2 address. */
const selectVideo = statement<{ id: string; folder: string; poster_url: string | null; used: boolean }>(
  'media_for_poster',
  `select id, folder, poster_url, used_at is not null as used from media
   where url = $2 and member_id = $1 and kind = 'video' and state = 'kept' and folder is not null`,
);

/** $1 file, $2 address, $3 blur, $4 what it takes up. The first one counts. */
const updatePoster = statement<{ poster_url: string }>(
  'media_poster',
  `update media set poster_url = coalesce(poster_url, $2), thumbhash = coalesce(thumbhash, $3),
     bytes = bytes + $4::bigint
   where id = $1 and state = 'kept' returning poster_url`,
);

/** The picture that the sender's browser drew, made anew as any image. What is shown already stays as it is. */
export const givePoster = async (app: App, memberId: string, url: string, dataUrl: string): Promise<string | null> => {
  const [video] = await selectVideo(app.db, memberId, url);
  if (video === undefined) fail(mediaErrors, 'media_not_found');
  if (video.poster_url !== null || video.used) return video.poster_url;
  const bytes = readDataUrl(dataUrl);
  if ((await findContent(bytes))?.kind !== 'image') fail(mediaErrors, 'only_images');
  if (bytes.length > IMAGE_MAX_BYTES) fail(mediaErrors, 'over_10_mb');
  await assertRoom(app, memberId, bytes.length);
  const image = await makeImage(memberId, bytes);
  const more = image.files.reduce((sum, file) => sum + file.bytes.length, 0);
  const store = storeOf(app);
  try {
    for (const { name, bytes: content, type } of image.files)
      await store.put(`${video.folder}/${name}`, { bytes: content }, type);
  } catch (error) {
    failOfStore(app, error);
  }
  const shown = image.still ?? image.main;
  const [row] = await updatePoster(app.db, video.id, `${MEDIA_PATH}/${video.folder}/${shown}`, image.thumbhash, more);
  return row?.poster_url ?? null;
};
