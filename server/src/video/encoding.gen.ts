// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, maybe, type MemberId, type PostId, type StoredMedia, type VideoState } from '#kernel';

export interface Original {
  post_id: PostId;
  member_id: MemberId;
  url: string | null;
  media: StoredMedia | null;
}

/** `url` is the file as it came; null when it is gone. One that was given up may be tried again. */
export const selectToEncode = maybe<{ postId: PostId }, Original>(
  'video_select_to_encode',
  `select v.post_id, p.member_id, file.url, p.media from videos v
join posts p on p.id = v.post_id left join media file on file.id = p.media_id and file.state = 'kept'
where v.post_id = $1 and v.state <> 'ready'`,
  (p) => [p.postId],
);

/** Nothing changes when the video is gone. */
export const finishVideo = exec<{ state: VideoState; duration: number | null; postId: PostId }>(
  'video_finish_video',
  `update videos set state = $1, duration = coalesce($2, duration) where post_id = $3`,
  (p) => [p.state, p.duration, p.postId],
);
