import { IMAGE_WIDTHS, mediaErrors, VIDEO_MAX_BYTES, type MediaKind } from '@wagram/contract/media';
import { fail, newId, type App, type MediaId, type MemberId, type StoredMedia } from '#kernel';
import { insertHosted, selectMediaByUrl, selectOwnMedia } from './files.gen.ts';
import { foldersOf } from './upload/tokens.ts';

export interface UsableMedia {
  /** Of its row. */
  id: MediaId | null;
  url: string;
  stored: StoredMedia;
}

type Finder = Pick<App, 'config' | 'db' | 'clock'>;

/**
 * What a member may show: their own upload, or a file at the configured image host. null: it is neither. A file larger than
 * `most` was uploaded for another place: only that place shows it. UP-02: what is neither picture, video nor voice is not shown.
 */
export const findUsableMedia = async (
  app: Finder,
  memberId: MemberId,
  url: string,
  alt: string | null,
  most: number = VIDEO_MAX_BYTES,
): Promise<UsableMedia | null> => {
  const media = await findOwn(app, memberId, url, alt, most);
  return media?.stored.kind === 'file' ? null : media;
};

/** TLK-01: the same for a message, which takes any file. */
export const findSendable = (app: Finder, memberId: MemberId, url: string): Promise<UsableMedia | null> =>
  findOwn(app, memberId, url, null, VIDEO_MAX_BYTES);

/** TLK-01: the same, however large: to tell its sender what became of it. */
export const findUploaded = (app: Finder, memberId: MemberId, url: string): Promise<UsableMedia | null> =>
  findOwn(app, memberId, url, null, Infinity);

const findOwn = async (
  app: Finder,
  memberId: MemberId,
  url: string,
  alt: string | null,
  most: number,
): Promise<UsableMedia | null> => {
  const hosted = findHosted(app, url, alt);
  if (hosted !== null) return { ...hosted, id: await noteHosted(app, memberId, hosted) };
  const row = await selectOwnMedia(app.db, { memberId, url: withoutOwnOrigin(app, url) });
  if (row === undefined) return null;
  const { id, kind, name, size, width, height, srcset, thumbhash, poster_url: posterUrl } = row;
  const stored = { kind, width, height, srcset, thumbhash, posterUrl, alt };
  if (kind === 'file') return { id, url: row.url, stored: { ...stored, file: { name, size } } };
  return size > most ? fail(mediaErrors, 'over_50_mb') : { id, url: row.url, stored };
};

/** A picture or a video: voices and files are for messages. */
export const isShowable = (media: UsableMedia | null): media is UsableMedia =>
  media !== null && (media.stored.kind === 'image' || media.stored.kind === 'video');

const withoutOwnOrigin = ({ config }: Pick<App, 'config'>, url: string): string => {
  const origin = config.publicUrl?.origin;
  return origin !== undefined && url.startsWith(`${origin}/`) ? url.slice(origin.length) : url;
};

/** SR-M7: known to us by a row, so that the host can be asked to delete it when nothing shows it any more. */
const noteHosted = async (
  { db, clock }: Pick<App, 'db' | 'clock'>,
  memberId: MemberId,
  { url, stored }: UsableMedia,
): Promise<MediaId | null> => {
  const now = clock.now();
  const name = new URL(url).pathname.split('/').at(-1) ?? '';
  const made = await insertHosted(db, { id: newId(now), memberId, kind: stored.kind, url, name, now });
  return (made ?? (await selectMediaByUrl(db, { url })))?.id ?? null;
};

/** The image host makes sizes and posters itself, from the address; it is not asked anything here (NE-01). */
const findHosted = (app: Pick<App, 'config'>, url: string, alt: string | null): UsableMedia | null => {
  const prefix = app.config.imageHost?.urlPrefix;
  if (prefix === undefined || !URL.canParse(url)) return null;
  // The address as browsers read it: dots, backslashes and a name before @ cannot lead elsewhere.
  const { href, pathname, search, hash } = new URL(url);
  if (!href.startsWith(prefix) || search !== '' || hash !== '') return null;
  const isVideo = pathname.includes(`/${foldersOf(app).video}/`) || /\.(mp4|webm|mov|m4v)$/i.test(pathname);
  const kind: MediaKind = isVideo ? 'video' : 'image';
  const srcset = isVideo ? null : IMAGE_WIDTHS.map((width) => `${href}?tr=w-${width} ${width}w`).join(', ');
  const posterUrl = isVideo ? `${href}/ik-thumbnail.jpg` : null;
  return { id: null, url: href, stored: { kind, width: null, height: null, srcset, thumbhash: null, posterUrl, alt } };
};
