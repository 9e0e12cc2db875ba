import { statement, type Db } from '#kernel';

const selectVideos = statement(
  'video_export',
  `select v.post_id, v.title, v.description, v.duration from videos v join posts p on p.id = v.post_id
   where p.member_id = $1 order by v.post_id`,
);

export const exportOf = async (db: Db, memberId: string) => ({ videos: await selectVideos(db, memberId) });
