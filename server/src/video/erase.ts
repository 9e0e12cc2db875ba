import { statement, type Db } from '#kernel';

const deleteVideos = statement(
  'video_erase',
  'delete from videos v using posts p where p.id = v.post_id and p.member_id = $1',
);

/** The posts go by themselves. */
export const eraseOf = async (tx: Db, memberId: string): Promise<void> => {
  await deleteVideos(tx, memberId);
};
