import type { Facet } from '@wagram/contract/kernel';
import type { VideoView } from '@wagram/contract/video';
import { toPostView } from '#posts';
import type { VideoRow } from './videos.gen.ts';

/** What the post says, wherever posts are listed: hashtags and mentions of both parts are found there. */
export const toContent = (title: string, description: string): string =>
  description === '' ? title : `${title}\n\n${description}`;

/** Of the post's facets those that stand in the description, counted from its beginning. */
const facetsOf = ({ content, facets, description }: VideoRow): Facet[] => {
  const from = content.length - description.length;
  if (description === '') return [];
  return facets
    .filter((facet) => facet.start >= from)
    .map((facet) => ({ ...facet, start: facet.start - from, end: facet.end - from }));
};

export const toVideoView = (row: VideoRow): VideoView => ({
  post: toPostView(row),
  title: row.title,
  description: row.description,
  facets: facetsOf(row),
  duration: row.duration,
  isFollowing: row.is_following,
  isRequested: row.is_requested,
  isPrivate: row.private,
});
