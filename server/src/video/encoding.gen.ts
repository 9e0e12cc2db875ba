// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type MemberId, type PostId, type StoredMedia, type VideoState } from '#kernel';

export interface Job {
  post_id: PostId;
  tries: number;
  member_id: MemberId;
  url: string | null;
  media: StoredMedia | null;
}

/** One process takes one video, and is believed to work on it until then. `url` is the file as it came; null when it is gone. */
export const claimJob = maybe<{ until: Date; now: Date }, Job>(
  'video_claim_job',
  `update videos v set tries = v.tries + 1, due_at = $1
from (
  select w.post_id from videos w where w.state = 'waiting' and w.due_at <= $2
  order by w.due_at, w.post_id limit 1 for update skip locked
) next
join posts p on p.id = next.post_id left join media file on file.id = p.media_id and file.state = 'kept'
where v.post_id = next.post_id
returning v.post_id, v.tries, p.member_id, file.url, p.media`,
  (p) => [p.until, p.now],
);

/** Nothing changes when the video is gone, or somebody else has taken over. */
export const finishJob = exec<{ state: VideoState; duration: number | null; postId: PostId; tries: number }>(
  'video_finish_job',
  `update videos set state = $1, duration = coalesce($2, duration)
where post_id = $3 and tries = $4 and state = 'waiting'`,
  (p) => [p.state, p.duration, p.postId, p.tries],
);

export const postponeJob = exec<{ dueAt: Date; triesAfter: number; postId: PostId; tries: number }>(
  'video_postpone_job',
  `update videos set due_at = $1, tries = $2
where post_id = $3 and tries = $4 and state = 'waiting'`,
  (p) => [p.dueAt, p.triesAfter, p.postId, p.tries],
);
