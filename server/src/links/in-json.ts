import type { StoredMedia } from '#kernel';

/** A card as rows.sql writes it into the row of what shows it. */
export interface CardInJson {
  url: string;
  title: string;
  description: string | null;
  site: string | null;
  picture_url: string | null;
  picture: StoredMedia | null;
}
