import { likesOfOthers, notHidden } from '#posts';
import { statement } from '#kernel';
import { visibleTo } from '#blocks';

export interface DigestRow {
  member_id: string;
  email: string;
  display_name: string;
  unread: number;
  followers: number;
}

const BATCH = 200;

/**
 * $1 the Monday of this week, $2 the beginning of what is told. Claims who has not been written to yet: whoever inserts the
 * row sends the mail. Only those who asked for it, and whose address is proved.
 */
export const claimDigests = statement<DigestRow>(
  'digest_claim',
  `with claimed as (
     insert into digests (member_id, week)
     select m.id, $1 from members m join settings s on s.member_id = m.id
     where s.choices -> 'account' -> 'digests' = 'true' and m.state = 'active' and not m.demo
       and m.email is not null and m.email_verified_at is not null
       and not exists (select 1 from digests d where d.member_id = m.id and d.week = $1)
     order by m.id limit ${BATCH} on conflict do nothing returning member_id
   )
   select m.id as member_id, m.email, m.display_name,
     (select count(*)::int from notices n where n.member_id = m.id and n.read_at is null and n.created_at > $2
       and not exists (select 1 from notice_marks k where k.member_id = m.id and n.id <= k.read_until)) as unread,
     (select count(*)::int from follows f where f.following_id = m.id and f.created_at > $2) as followers
   from claimed c join members m on m.id = c.member_id order by m.id`,
);

/** $1 who, $2 which week: it could not be sent, and is tried again. */
export const deleteClaim = statement('digest_release', 'delete from digests where member_id = $1 and week = $2');

export interface DigestPost {
  id: string;
  username: string;
  content: string;
  likes_count: number;
}

/** $1 for whom, $2 since when. What those they follow wrote, as they may see it, best liked first. */
export const selectPosts = statement<DigestPost>(
  'digest_posts',
  `select p.id, a.username, p.content, p.likes_count from follows f
   join posts p on p.member_id = f.following_id join members a on a.id = p.member_id
   where f.follower_id = $1 and p.created_at > $2 and ${visibleTo('$1', 'p.member_id')} and ${notHidden('$1', 'p')}
   order by ${likesOfOthers('p')} desc, p.id desc limit 5`,
);
