// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, type GiftId, type MemberId, type PostId, type StoredMedia } from '#kernel';

export interface ExportPostsRow {
  id: PostId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  gifts_count: number;
  gifts_total: string;
  hidden_at: Date | null;
  created_at: Date;
}

export const exportPosts = many<{ memberId: MemberId }, ExportPostsRow>(
  'posts_export_posts',
  `select id, content, facets, image_url, media, likes_count, comments_count, shares_count, gifts_count, gifts_total, hidden_at, created_at
from posts where member_id = $1 order by id`,
  (p) => [p.memberId],
);

export interface ReactionExport {
  post_id: PostId;
  author: string;
  created_at: Date;
}

export const exportLikes = many<{ memberId: MemberId }, ReactionExport>(
  'posts_export_likes',
  `select r.post_id, author.username as author, r.created_at
from likes r join posts p on p.id = r.post_id join members author on author.id = p.member_id
where r.member_id = $1 order by r.created_at`,
  (p) => [p.memberId],
);

export const exportShares = many<{ memberId: MemberId }, ReactionExport>(
  'posts_export_shares',
  `select r.post_id, author.username as author, r.created_at
from shares r join posts p on p.id = r.post_id join members author on author.id = p.member_id
where r.member_id = $1 order by r.created_at`,
  (p) => [p.memberId],
);

export interface ExportGiftsRow {
  id: GiftId;
  post_id: PostId;
  sender: string;
  receiver: string;
  amount: string;
  created_at: Date;
}

export const exportGifts = many<{ memberId: MemberId }, ExportGiftsRow>(
  'posts_export_gifts',
  `select g.id, g.post_id, sender.username as sender, receiver.username as receiver, g.amount, g.created_at
from gifts g join members sender on sender.id = g.sender_id join members receiver on receiver.id = g.receiver_id
where g.sender_id = $1 or g.receiver_id = $1 order by g.id`,
  (p) => [p.memberId],
);

/** The counts on the posts of others remain true. */
export const eraseLikes = exec<{ memberId: MemberId }>(
  'posts_erase_likes',
  `with gone as (delete from likes where member_id = $1 returning post_id)
update posts set likes_count = likes_count - 1 where id in (select post_id from gone)`,
  (p) => [p.memberId],
);

export const eraseShares = exec<{ memberId: MemberId }>(
  'posts_erase_shares',
  `with gone as (delete from shares where member_id = $1 returning post_id)
update posts set shares_count = shares_count - 1 where id in (select post_id from gone)`,
  (p) => [p.memberId],
);

export const eraseGifts = exec<{ memberId: MemberId }>(
  'posts_erase_gifts',
  `with gone as (delete from gifts where sender_id = $1 returning post_id, amount)
update posts p set gifts_count = p.gifts_count - sent.n, gifts_total = p.gifts_total - sent.sum
from (select post_id, count(*)::int as n, sum(amount)::bigint as sum from gone group by post_id) sent
where sent.post_id = p.id`,
  (p) => [p.memberId],
);

/** What others did to these posts goes with them, and so do their files. */
export const erasePosts = exec<{ memberId: MemberId }>(
  'posts_erase_posts',
  `delete from posts where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseTimelines = exec<{ memberId: MemberId }>(
  'posts_erase_timelines',
  `delete from timelines where member_id = $1 or author_id = $1`,
  (p) => [p.memberId],
);
