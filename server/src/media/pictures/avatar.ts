import { findFileError, mediaErrors } from '@wagram/contract/media';
import { fail, type App, type MemberId } from '#kernel';
import { makeAvatar } from './images.ts';
import { keep } from '../keep.ts';
import { findContent } from '../upload/kinds.ts';
import { foldersOf } from '../upload/tokens.ts';

const shape = /^data:image\/[a-z+.-]{2,20};base64,([A-Za-z0-9+/]+={0,2})$/;

/** The bytes of a picture in a data URL; what they are is still to be seen. */
export const readDataUrl = (dataUrl: string): Buffer => {
  const text = shape.exec(dataUrl)?.[1];
  return text === undefined ? fail(mediaErrors, 'only_images') : Buffer.from(text, 'base64');
};

/** D9: the picture in a data URL becomes a square file of ours. Answers its address; the caller shows or releases it. */
export const storeDataUrl = async (app: App, memberId: MemberId, dataUrl: string): Promise<string> => {
  const bytes = readDataUrl(dataUrl);
  const content = await findContent(bytes);
  const error = findFileError('avatar', { kind: content?.kind ?? null, size: bytes.length });
  if (error !== null) fail(mediaErrors, error);
  const image = await makeAvatar(memberId, bytes);
  const { width, height } = image;
  const parcel = { kind: 'image', shelf: foldersOf(app).avatar, name: 'avatar', image, video: null } as const;
  return (await keep(app, memberId, { ...parcel, width, height, duration: null }, app.clock.now())).url;
};
