// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, one, type MemberId, type PostId } from '#kernel';

export interface SelectMutedWordsRow {
  word: string;
  until: Date | null;
  created_at: Date;
}

export const selectMutedWords = many<{ memberId: MemberId; now: Date }, SelectMutedWordsRow>(
  'blocks_select_muted_words',
  `select word, until, created_at from muted_words
where member_id = $1 and (until is null or until > $2) order by created_at desc, word`,
  (p) => [p.memberId, p.now],
);

export interface SelectMutedPostsRow {
  id: PostId;
  username: string;
  content: string;
  created_at: Date;
}

export const selectMutedPosts = many<{ memberId: MemberId; most: bigint | number }, SelectMutedPostsRow>(
  'blocks_select_muted_posts',
  `select p.id, m.username, left(p.content, 140) as content, k.created_at
from muted_posts k join posts p on p.id = k.post_id join members m on m.id = p.member_id
where k.member_id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $1 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $1) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $1 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $1 and f.following_id = shown.id) is not null
  )))) and (p.hidden_at is null or p.member_id = $1)
order by k.created_at desc limit $2`,
  (p) => [p.memberId, p.most],
);

/** Muted again, it has its new end. */
export const insertMutedWord = exec<{ memberId: MemberId; word: string; until: Date | null; now: Date; most: bigint | number }>(
  'blocks_insert_muted_word',
  `insert into muted_words (member_id, word, until, created_at)
select $1, $2, $3, $4
where (select count(*) from muted_words w where w.member_id = $1 and w.word <> $2) < $5
on conflict (member_id, word) do update set until = excluded.until, created_at = excluded.created_at`,
  (p) => [p.memberId, p.word, p.until, p.now, p.most],
);

export const deleteMutedWord = exec<{ memberId: MemberId; word: string }>(
  'blocks_delete_muted_word',
  `delete from muted_words where member_id = $1 and word = $2`,
  (p) => [p.memberId, p.word],
);

export interface SelectIsPostKnownRow {
  found: boolean;
}

export const selectIsPostKnown = one<{ postId: PostId; memberId: MemberId }, SelectIsPostKnownRow>(
  'blocks_select_is_post_known',
  `select exists (
  select 1 from posts p where p.id = $1 and not exists (select 1 from blocks hidden where hidden.blocker_id = $2 and hidden.blocked_id = p.member_id) and not exists (select 1 from blocks hidden where hidden.blocker_id = p.member_id and hidden.blocked_id = $2) and exists (select 1 from members shown where shown.id = p.member_id and (shown.id = $2 or (shown.state = 'active' and (
    not shown.private
    or (select true from follows f where f.follower_id = $2 and f.following_id = shown.id) is not null
  ))))
    and (p.hidden_at is null or p.member_id = $2)
) as found`,
  (p) => [p.postId, p.memberId],
);

/** Again is the same; the first time stays. */
export const insertMutedPost = exec<{ memberId: MemberId; postId: PostId; now: Date; most: bigint | number }>(
  'blocks_insert_muted_post',
  `insert into muted_posts (member_id, post_id, created_at)
select $1, $2, $3
where (select count(*) from muted_posts k where k.member_id = $1 and k.post_id <> $2) < $4
on conflict (member_id, post_id) do update set created_at = muted_posts.created_at`,
  (p) => [p.memberId, p.postId, p.now, p.most],
);

export const deleteMutedPost = exec<{ memberId: MemberId; postId: PostId }>(
  'blocks_delete_muted_post',
  `delete from muted_posts where member_id = $1 and post_id = $2`,
  (p) => [p.memberId, p.postId],
);

/** Those whose time is over. */
export const forgetMutedWords = exec<{ now: Date }>(
  'blocks_forget_muted_words',
  `delete from muted_words where until <= $1`,
  (p) => [p.now],
);

export interface ExportMutedWordsRow {
  word: string;
  until: Date | null;
  created_at: Date;
}

export const exportMutedWords = many<{ memberId: MemberId }, ExportMutedWordsRow>(
  'blocks_export_muted_words',
  `select word, until, created_at from muted_words where member_id = $1 order by created_at`,
  (p) => [p.memberId],
);

export interface ExportMutedPostsRow {
  post_id: PostId;
  created_at: Date;
}

export const exportMutedPosts = many<{ memberId: MemberId }, ExportMutedPostsRow>(
  'blocks_export_muted_posts',
  `select post_id, created_at from muted_posts where member_id = $1 order by created_at`,
  (p) => [p.memberId],
);

export const eraseMutedWords = exec<{ memberId: MemberId }>(
  'blocks_erase_muted_words',
  `delete from muted_words where member_id = $1`,
  (p) => [p.memberId],
);

export const eraseMutedPosts = exec<{ memberId: MemberId }>(
  'blocks_erase_muted_posts',
  `delete from muted_posts where member_id = $1`,
  (p) => [p.memberId],
);
