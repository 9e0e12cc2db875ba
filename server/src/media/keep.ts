import { randomBytes } from 'node:crypto';
import { mediaErrors, type FileKind } from '@wagram/contract/media';
import { fail, newId, StoreError, type Db, type App, type MediaId, type MemberId } from '#kernel';
import { insertComing, setKept } from './files.gen.ts';
import type { MadeImage } from './pictures/images.ts';
import { releaseMedia } from './marks.ts';
import { countNotStored, countStored } from './metrics.ts';
import { countedIn } from './storage.ts';

/** Files of one upload, ready to be kept together. */
export interface Parcel {
  readonly kind: FileKind;
  /** The folder of its kind: one of foldersOf. */
  readonly shelf: string;
  /** What the sender called it. */
  readonly name: string;
  readonly image: MadeImage | null;
  /** A video, a voice note or any other file stays as it came; a picture is made anew. */
  readonly video: { path: string; name: string; type: string; size: number } | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
}

export interface StoredFile {
  readonly id: MediaId;
  readonly folder: string;
  readonly url: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
  readonly duration: number | null;
  readonly srcset: string | null;
  readonly posterUrl: string | null;
  readonly thumbnailUrl: string;
  readonly thumbhash: string | null;
}

export const MEDIA_PATH = '/media';

/** What the program makes by itself is free; of what came in pieces so much is counted already. */
export type Room = 'bounded' | 'free' | { readonly counted: number };

const bytesOf = ({ image, video }: Parcel): number =>
  (image?.files ?? []).reduce((sum, { bytes }) => sum + bytes.length, video?.size ?? 0);

/** Whose it is; a picture of a page elsewhere is nobody's. */
type Owner = MemberId | null;

/** FT-02: the row comes first and counts only when every file is in place; what a crash leaves is found by it. */
export const keep = async (
  app: App,
  memberId: Owner,
  parcel: Parcel,
  now: Date,
  room: Room = 'bounded',
): Promise<StoredFile> => {
  const kept = describe(parcel);
  const bytes = bytesOf(parcel);
  const { id, folder, url } = kept;
  const write = (db: Db) => insertComing(db, { ...kept, memberId, kind: parcel.kind, name: parcel.name, now, bytes });
  if (room === 'free' || memberId === null) await write(app.db);
  else await countedIn(app, memberId, room === 'bounded' ? bytes : bytes - room.counted, write);
  try {
    await putAll(app, folder, parcel);
  } catch (error) {
    countNotStored(parcel.kind);
    await releaseMedia(app.db, memberId, url);
    failOfStore(app, error);
  }
  if ((await setKept(app.db, { id })) === 0) fail(mediaErrors, 'storage_down');
  countStored(parcel.kind, bytes);
  return kept;
};

export const failOfStore = (app: Pick<App, 'log'>, error: unknown): never => {
  if (!(error instanceof StoreError)) throw error;
  app.log.warn({ err: error }, 'a file could not be stored');
  return fail(mediaErrors, error.reason === 'full' ? 'storage_full' : 'storage_down', { retryAfterS: 30 });
};

const putAll = async (app: App, folder: string, { image, video }: Parcel): Promise<void> => {
  const store = app.files;
  for (const { name, bytes, type } of image?.files ?? []) await store.put(`${folder}/${name}`, { bytes }, type);
  if (video !== null) await store.put(`${folder}/${video.name}`, { path: video.path }, video.type);
};

const describe = ({ shelf, image, video, width, height, duration }: Parcel): StoredFile => {
  // Nobody who has not seen the address can guess it.
  const folder = `${shelf}/${randomBytes(16).toString('base64url')}`;
  const urlOf = (name: string): string => `${MEDIA_PATH}/${folder}/${name}`;
  const sized = image?.files.filter((file) => file.width !== null) ?? [];
  const main = image?.files.find((file) => file.name === image.main);
  const pictureUrl = image === null ? null : urlOf(image.main);
  const url = video === null ? (pictureUrl ?? '') : urlOf(video.name);
  return {
    id: newId(),
    folder,
    url,
    size: video?.size ?? main?.bytes.length ?? 0,
    width,
    height,
    duration,
    srcset:
      video === null && sized.length > 0 ? sized.map((one) => `${urlOf(one.name)} ${one.width}w`).join(', ') : null,
    posterUrl: video === null ? (image?.still == null ? null : urlOf(image.still)) : pictureUrl,
    thumbnailUrl: sized[0] === undefined ? (pictureUrl ?? url) : urlOf(sized[0].name),
    thumbhash: image?.thumbhash ?? null,
  };
};
