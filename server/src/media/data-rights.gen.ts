// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type MediaKind, type MemberId } from '#kernel';

export interface ExportedFile {
  url: string;
  folder: string | null;
  kind: MediaKind;
  name: string;
  size: number;
  width: number | null;
  height: number | null;
  duration: number | null;
  created_at: Date;
}

/** Without a folder, an image host keeps it. */
export const exportMedia = many<{ memberId: MemberId }, ExportedFile>(
  'media_export_media',
  `select url, folder, kind, name, size, width, height, duration, created_at from media
where member_id = $1 and state = 'kept' order by id`,
  (p) => [p.memberId],
);

/** Without an owner they are nobody's: the next sweep removes rows and files. */
export const releaseAll = exec<{ memberId: MemberId }>(
  'media_release_all',
  `update media set member_id = null, state = 'released' where member_id = $1`,
  (p) => [p.memberId],
);

/** The same of what came in pieces. */
export const releasePartials = exec<{ memberId: MemberId }>(
  'media_release_partials',
  `update partials set member_id = null where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseUploads = exec<{ memberId: MemberId }>(
  'media_erase_uploads',
  `delete from uploads where member_id = $1`,
  (p) => [p.memberId],
);
