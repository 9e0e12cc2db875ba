import type { App, MemberId } from '#kernel';
import { makeDrawing } from './images.ts';
import { keep } from '../keep.ts';
import { markMediaUsed } from '../marks.ts';
import type { UsableMedia } from '../service.ts';
import { foldersOf } from '../upload/tokens.ts';

export interface ImageDraft {
  readonly bytes: Buffer;
  readonly shelf: 'image' | 'avatar';
  readonly alt: string | null;
}

/** A picture that the program itself drew, ready to be shown; what members send comes in through an upload. */
export const storeImage = async (app: App, memberId: MemberId, draft: ImageDraft): Promise<UsableMedia> => {
  const image = await makeDrawing(draft.bytes);
  const { width, height, thumbhash } = image;
  const now = app.clock.now();
  const parcel = {
    kind: 'image',
    shelf: foldersOf(app)[draft.shelf],
    name: draft.shelf,
    image,
    video: null,
  } as const;
  const { id, url, srcset } = await keep(app, memberId, { ...parcel, width, height, duration: null }, now, 'free');
  await markMediaUsed(app.db, id, now);
  return { id, url, stored: { kind: 'image', srcset, posterUrl: null, width, height, thumbhash, alt: draft.alt } };
};
