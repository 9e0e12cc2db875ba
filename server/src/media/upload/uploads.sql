-- What somebody may upload, under a token that is worth one try.

-- name: insertUpload :exec
insert into uploads (token, member_id, screen, kind, expires_at) values (:token, :member_id, :screen, :kind, :expires_at);

-- name: deleteUpload :maybe
-- SR-M2: worth nothing once its member's account is not in use, though it is taken away all the same.
-- row: UploadRow
with taken as (
  delete from uploads where token = :token returning member_id, screen, kind, expires_at
)
select t.member_id, t.screen, t.kind, t.expires_at
from taken t join members m on m.id = t.member_id and m.state = 'active';

-- name: deleteUploadsBefore :exec
delete from uploads where expires_at < :before;
