// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type MemberId, type UploadKind, type UploadScreen } from '#kernel';

export const insertUpload = exec<{ token: string; memberId: MemberId; screen: UploadScreen; kind: UploadKind | null; expiresAt: Date }>(
  'media_insert_upload',
  `insert into uploads (token, member_id, screen, kind, expires_at) values ($1, $2, $3, $4, $5)`,
  (p) => [p.token, p.memberId, p.screen, p.kind, p.expiresAt],
);

export interface UploadRow {
  member_id: MemberId;
  screen: UploadScreen;
  kind: UploadKind | null;
  expires_at: Date;
}

/** SR-M2: worth nothing once its member's account is not in use, though it is taken away all the same. */
export const deleteUpload = maybe<{ token: string }, UploadRow>(
  'media_delete_upload',
  `with taken as (
  delete from uploads where token = $1 returning member_id, screen, kind, expires_at
)
select t.member_id, t.screen, t.kind, t.expires_at
from taken t join members m on m.id = t.member_id and m.state = 'active'`,
  (p) => [p.token],
);

export const deleteUploadsBefore = exec<{ before: Date }>(
  'media_delete_uploads_before',
  `delete from uploads where expires_at < $1`,
  (p) => [p.before],
);
