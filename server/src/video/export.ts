import type { Db } from '#kernel';
import { exportVideos } from './videos.gen.ts';

export const exportOf = async (db: Db, memberId: string) => ({ videos: await exportVideos(db, { memberId }) });
