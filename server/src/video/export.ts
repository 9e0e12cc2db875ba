import type { Db, MemberId } from '#kernel';
import { exportCaptions } from './captions.gen.ts';
import { exportVideos } from './videos.gen.ts';

export const exportOf = async (db: Db, memberId: MemberId) => ({
  videos: await exportVideos(db, { memberId }),
  captions: await exportCaptions(db, { memberId }),
});
