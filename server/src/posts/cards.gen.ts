// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { many, type MemberId, type PostId } from '#kernel';

export interface SelectCardedRow {
  id: PostId;
  member_id: MemberId;
}

/** The newest are those that somebody may have open. What was brought from elsewhere is in no list of what is new. */
export const selectCarded = many<{ urls: readonly string[]; count: bigint | number }, SelectCardedRow>(
  'posts_select_carded',
  `select p.id, p.member_id from posts p join members m on m.id = p.member_id and m.state = 'active'
where p.card_url = any($1::text[]) and p.hidden_at is null and p.imported_from is null
order by p.id desc limit $2`,
  (p) => [p.urls, p.count],
);

export interface SelectStillReadingRow {
  member_id: MemberId;
  id: PostId;
}

/** Of those who have a post open, those who still may. */
export const selectStillReading = many<{ memberIds: readonly MemberId[]; postIds: readonly PostId[] }, SelectStillReadingRow>(
  'posts_select_still_reading',
  `select reader.member_id as member_id, p.id
from unnest($1::uuid[], $2::uuid[]) as reader (member_id, post_id)
join posts p on p.id = reader.post_id join members m on m.id = p.member_id
where (select not exists (select 1 from blocks hidden where hidden.blocker_id = reader.member_id and hidden.blocked_id = m.id) and not exists (select 1 from blocks hidden where hidden.blocker_id = m.id and hidden.blocked_id = reader.member_id)) and (m.id = reader.member_id or (m.state = 'active' and (
    not m.private
    or (select true from follows f where f.follower_id = reader.member_id and f.following_id = m.id) is not null
  ))) and (p.hidden_at is null or p.member_id = reader.member_id)`,
  (p) => [p.memberIds, p.postIds],
);
