import { visibleTo } from '#blocks';
import { statement, type StoredMedia } from '#kernel';
import { AUTHOR, POST, viewerState, type PostRow } from '#posts';

export interface VideoRow extends PostRow {
  title: string;
  description: string;
  duration: number | null;
  is_following: boolean;
  is_requested: boolean;
}

const stands = (table: 'follows' | 'follow_requests'): string =>
  `(select true from ${table} f where f.follower_id = $1 and f.following_id = p.member_id) is not null`;

const VIDEO = `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')}, v.title, v.description, v.duration,
     ${stands('follows')} as is_following, ${stands('follow_requests')} as is_requested
   from videos v join posts p on p.id = v.post_id join members m on m.id = p.member_id`;

/** $1 viewer or null, $2 the post before the page, $3 how many. Each row is judged as the index brings it. */
export const selectVideos = statement<VideoRow>(
  'videos_feed',
  `${VIDEO}
   where v.post_id < $2 and p.hidden_at is null and (select ${visibleTo('$1', 'p.member_id')})
   order by v.post_id desc limit $3`,
);

/** $1 author, $2 post: for whoever has just made it. */
export const selectOwnVideo = statement<VideoRow>('video_own', `${VIDEO} where v.post_id = $2 and p.member_id = $1`);

/** $1 post, $2 title, $3 description, $4 now. What an image host keeps is nothing that we could re-encode. */
export const insertVideo = statement(
  'video_insert',
  `insert into videos (post_id, title, description, duration, media_id, state, due_at)
   select p.id, $2, $3, file.duration, p.media_id, case when p.media_id is null then 'ready' else 'waiting' end, $4
   from posts p left join media file on file.id = p.media_id where p.id = $1`,
);

export interface Job {
  post_id: string;
  /** Which try this is: a later one takes the right to finish from an earlier one. */
  tries: number;
  member_id: string;
  /** The file as it came; null when it is gone. */
  url: string | null;
  media: StoredMedia | null;
}

/** One process takes one video: $1 now, $2 until when it is believed to work on it. */
export const claimJob = statement<Job>(
  'video_claim',
  `update videos v set tries = v.tries + 1, due_at = $2
   from (
     select w.post_id from videos w where w.state = 'waiting' and w.due_at <= $1
     order by w.due_at, w.post_id limit 1 for update skip locked
   ) next
   join posts p on p.id = next.post_id left join media file on file.id = p.media_id and file.state = 'kept'
   where v.post_id = next.post_id
   returning v.post_id, v.tries, p.member_id, file.url, p.media`,
);

/** $1 post, $2 which try, $3 how it ended, $4 seconds. No row: the video is gone, or somebody else has taken over. */
export const finishJob = statement<{ post_id: string }>(
  'video_finish',
  `update videos set state = $3, duration = coalesce($4, duration)
   where post_id = $1 and tries = $2 and state = 'waiting' returning post_id`,
);

/** $1 post, $2 which try, $3 when to try again, $4 how many tries it then has had. */
export const postponeJob = statement(
  'video_postpone',
  `update videos set due_at = $3, tries = $4 where post_id = $1 and tries = $2 and state = 'waiting'`,
);
