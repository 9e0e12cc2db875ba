import type { Facet } from '@wagram/contract/kernel';
import type { MemberId, PostId, StoredMedia } from '#kernel';

/** A poll as rows.sql writes it into a post's row. */
export interface PollInJson {
  options: string[];
  votes: number[];
  ends_at: string;
}

/** A quoted post as rows.sql writes it into the row of the quote. */
export interface QuotedInJson {
  id: PostId;
  member_id: MemberId;
  username: string;
  display_name: string;
  avatar_url: string | null;
  verified: boolean;
  verified_by: string | null;
  platinum: boolean;
  content: string;
  facets: Facet[];
  image_url: string | null;
  media: StoredMedia | null;
  warning: string | null;
  created_at: string;
}
