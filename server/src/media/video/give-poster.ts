import { IMAGE_MAX_BYTES, mediaErrors } from '@wagram/contract/media';
import { fail, type App, type MemberId } from '#kernel';
import { readDataUrl } from '../pictures/avatar.ts';
import { selectOwnVideo, updatePoster } from '../files.gen.ts';
import { makeImage } from '../pictures/images.ts';
import { failOfStore, MEDIA_PATH } from '../keep.ts';
import { findContent } from '../upload/kinds.ts';
import { assertRoom } from '../storage.ts';

/** The picture that the sender's browser drew, made anew as any image. What is shown already stays as it is. */
export const givePoster = async (
  app: App,
  memberId: MemberId,
  url: string,
  dataUrl: string,
): Promise<string | null> => {
  const video = await selectOwnVideo(app.db, { memberId, url });
  if (video === undefined) fail(mediaErrors, 'media_not_found');
  if (video.poster_url !== null || video.used) return video.poster_url;
  const bytes = readDataUrl(dataUrl);
  if ((await findContent(bytes))?.kind !== 'image') fail(mediaErrors, 'only_images');
  if (bytes.length > IMAGE_MAX_BYTES) fail(mediaErrors, 'over_10_mb');
  await assertRoom(app, memberId, bytes.length);
  const image = await makeImage(memberId, bytes);
  const more = image.files.reduce((sum, file) => sum + file.bytes.length, 0);
  const store = app.files;
  try {
    for (const { name, bytes: content, type } of image.files)
      await store.put(`${video.folder}/${name}`, { bytes: content }, type);
  } catch (error) {
    failOfStore(app, error);
  }
  const posterUrl = `${MEDIA_PATH}/${video.folder}/${image.still ?? image.main}`;
  const row = await updatePoster(app.db, { id: video.id, posterUrl, thumbhash: image.thumbhash, more });
  return row?.poster_url ?? null;
};
