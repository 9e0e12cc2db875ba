// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import type { Facet } from '@wagram/contract/kernel';
import { exec, many, type GiftId, type MemberId, type PostId, type PostImportedFrom, type RepostId, type ShownMedia, type StoredMedia } from '#kernel';

export interface ExportPostsRow {
  id: PostId;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  more_media: ShownMedia[] | null;
  quote_of: PostId | null;
  warning: string | null;
  likes_count: number;
  comments_count: number;
  shares_count: number;
  reposts_count: number;
  quotes_count: number;
  gifts_count: number;
  gifts_total: string;
  hidden_at: Date | null;
  edited_at: Date | null;
  imported_from: PostImportedFrom | null;
  created_at: Date;
}

export const exportPosts = many<{ memberId: MemberId }, ExportPostsRow>(
  'posts_export_posts',
  `select id, content, facets, image_url, media, more_media, quote_of, warning, likes_count, comments_count, shares_count,
  reposts_count, quotes_count, gifts_count, gifts_total, hidden_at, edited_at, imported_from, created_at
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

export interface ExportRepostsRow {
  id: RepostId;
  post_id: PostId;
  author: string;
  created_at: Date;
}

export const exportReposts = many<{ memberId: MemberId }, ExportRepostsRow>(
  'posts_export_reposts',
  `select r.id, r.post_id, author.username as author, r.created_at
from reposts r join posts p on p.id = r.post_id join members author on author.id = p.member_id
where r.member_id = $1 order by r.id`,
  (p) => [p.memberId],
);

export interface ExportPollsRow {
  post_id: PostId;
  options: string[];
  votes: number[];
  ends_at: Date;
}

export const exportPolls = many<{ memberId: MemberId }, ExportPollsRow>(
  'posts_export_polls',
  `select q.post_id, q.options, q.votes, q.ends_at
from post_polls q join posts p on p.id = q.post_id where p.member_id = $1 order by q.post_id`,
  (p) => [p.memberId],
);

export interface ExportVotesRow {
  post_id: PostId;
  author: string;
  chosen: string | null;
  created_at: Date;
}

export const exportVotes = many<{ memberId: MemberId }, ExportVotesRow>(
  'posts_export_votes',
  `select v.post_id, author.username as author, q.options[v.choice + 1] as chosen, v.created_at
from post_votes v join post_polls q on q.post_id = v.post_id join posts p on p.id = v.post_id
join members author on author.id = p.member_id
where v.member_id = $1 order by v.created_at`,
  (p) => [p.memberId],
);

export interface ExportVersionsRow {
  post_id: PostId;
  version: number;
  content: string;
  facets: Facet[];
  warning: string | null;
  until: Date;
}

export const exportVersions = many<{ memberId: MemberId }, ExportVersionsRow>(
  'posts_export_versions',
  `select v.post_id, v.version, v.content, v.facets, v.warning, v.until
from post_versions v join posts p on p.id = v.post_id where p.member_id = $1 order by v.post_id, v.version`,
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

export const eraseReposts = exec<{ memberId: MemberId }>(
  'posts_erase_reposts',
  `with gone as (delete from reposts where member_id = $1 returning post_id)
update posts set reposts_count = reposts_count - 1 where id in (select post_id from gone)`,
  (p) => [p.memberId],
);

export const eraseVotes = exec<{ memberId: MemberId }>(
  'posts_erase_votes',
  `delete from post_votes where member_id = $1`,
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
