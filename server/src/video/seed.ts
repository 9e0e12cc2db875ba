import { toJson, type Db, type PostId } from '#kernel';
import { insertVideos } from './videos.gen.ts';

export interface SeedVideo {
  postId: PostId;
  title: string;
  description: string;
  duration: number | null;
}

/** Videos of posts that are there already, in a form that every browser plays. */
export const seedVideos = async (tx: Db, videos: readonly SeedVideo[]): Promise<void> => {
  if (videos.length > 0) await insertVideos(tx, { drafts: toJson(videos) });
};
