import { Failure, type App } from '#kernel';
import { makePreview } from './images.ts';
import { keep } from '../keep.ts';
import { findContent } from '../upload/kinds.ts';
import type { UsableMedia } from '../service.ts';
import { foldersOf } from '../upload/tokens.ts';

const make = async (bytes: Buffer, sideMin: number) => {
  if ((await findContent(bytes))?.kind !== 'image') return null;
  return makePreview(bytes, sideMin).catch((error: unknown) => {
    // What cannot be read is a page's business and no failure of ours.
    if (error instanceof Failure && error.status < 500) return null;
    throw error;
  });
};

/**
 * The picture of a page elsewhere, made anew and kept as ours; nobody's, and forgotten unless it is marked as used. null: it
 * is none that we take. Drawings in SVG are none: they are programs.
 */
export const storeLinkPicture = async (app: App, bytes: Buffer, sideMin = 1): Promise<UsableMedia | null> => {
  const image = await make(bytes, sideMin);
  if (image === null) return null;
  const { width, height, thumbhash } = image;
  const shelf = foldersOf(app).link;
  const parcel = { kind: 'image', shelf, name: 'link', image, video: null, width, height, duration: null } as const;
  const { id, url, srcset } = await keep(app, null, parcel, app.clock.now());
  return { id, url, stored: { kind: 'image', srcset, posterUrl: null, width, height, thumbhash, alt: null } };
};
