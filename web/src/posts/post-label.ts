import type { PostView } from '@house/contract/posts';
import { texts } from './texts.ts';

/** As much as is said before one can decide to read on. */
const WORDS = 120;

const beginningOf = (words: string): string => {
  const signs = [...words];
  return signs.length > WORDS ? `${signs.slice(0, WORDS).join('')}…` : words;
};

const aboutMedia = ({ media }: PostView): string => {
  if (media === null) return '';
  return media.alt ?? (media.kind === 'video' ? texts.card.video : texts.card.image);
};

/** MEND-25: what a screen reader calls a post: who, and how it begins. */
export const postLabel = (post: PostView): string => {
  const words = post.content.replaceAll(/\s+/g, ' ').trim();
  return texts.card.label(post.displayName, words === '' ? aboutMedia(post) : beginningOf(words));
};
