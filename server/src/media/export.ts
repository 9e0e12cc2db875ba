import type { App, Db, OpenedFile, MemberId } from '#kernel';
import { exportMedia, type ExportedFile } from './data-rights.gen.ts';
import { MEDIA_PATH } from './keep.ts';

/** The member's files, by table. */
export const exportOf = async (db: Db, memberId: MemberId) => ({ media: await exportMedia(db, { memberId }) });

/** The bytes behind a row of the above; null when they are not here. */
export const openExported = async (app: App, file: ExportedFile): Promise<OpenedFile | null> =>
  file.folder === null ? null : app.files.open(file.url.slice(MEDIA_PATH.length + 1), null);
