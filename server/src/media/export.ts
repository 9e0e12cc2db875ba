import { statement, type Db, type App } from '#kernel';
import { MEDIA_PATH } from './keep.ts';
import { storeOf } from './store/store-of.ts';
import type { OpenedFile } from './store/store.ts';

export interface ExportedFile {
  url: string;
  name: string;
  /** null: an image host keeps it. */
  folder: string | null;
  [column: string]: unknown;
}

const selectMedia = statement<ExportedFile>(
  'media_export',
  `select url, folder, kind, name, size, width, height, duration, created_at from media
   where member_id = $1 and state = 'kept' order by id`,
);

/** The member's files, by table. */
export const exportOf = async (db: Db, memberId: string) => ({ media: await selectMedia(db, memberId) });

/** The bytes behind a row of the above; null when they are not here. */
export const openExported = async (app: App, file: ExportedFile): Promise<OpenedFile | null> =>
  file.folder === null ? null : storeOf(app).open(file.url.slice(MEDIA_PATH.length + 1), null);
