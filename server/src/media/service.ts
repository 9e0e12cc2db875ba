import type { Db, StoredMedia } from '#kernel';
import { markMediaUsed, selectOwnMedia } from './queries.ts';

export interface UsableMedia {
  id: string;
  url: string;
  stored: StoredMedia;
}

/** What a member may show: their own upload. null means that the address is not one of ours. */
export const findUsableMedia = async (
  db: Db,
  memberId: string,
  url: string,
  alt: string | null,
): Promise<UsableMedia | null> => {
  const row = await selectOwnMedia(db, memberId, url);
  if (row === null) return null;
  const { id, kind, width, height, srcset, thumbhash, poster_url: posterUrl } = row;
  return { id, url, stored: { kind, width, height, srcset, thumbhash, posterUrl, alt } };
};

export { markMediaUsed };
