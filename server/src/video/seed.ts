import { statement, type Db } from '#kernel';

export interface SeedVideo {
  postId: string;
  title: string;
  description: string;
  duration: number | null;
}

const insertAll = statement(
  'video_seed',
  `insert into videos (post_id, title, description, duration, media_id, state, due_at)
   select p.id, draft.title, draft.description, draft.duration, p.media_id, 'ready', p.created_at
   from jsonb_to_recordset($1) as draft ("postId" uuid, title text, description text, duration real)
   join posts p on p.id = draft."postId"
   on conflict do nothing`,
);

/** Videos of posts that are there already, in a form that every browser plays. */
export const seedVideos = async (tx: Db, videos: readonly SeedVideo[]): Promise<void> => {
  if (videos.length > 0) await insertAll(tx, JSON.stringify(videos));
};
