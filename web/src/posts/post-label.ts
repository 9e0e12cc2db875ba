import type { PostView } from '@wagram/contract/posts';
import { texts } from './texts.ts';

/** As much as is said before one can decide to read on; whole signs. */
const BEGINNING = /^.{0,120}/su;

const beginningOf = (words: string): string => {
  const beginning = BEGINNING.exec(words)?.[0] ?? '';
  return beginning === words ? words : `${beginning}…`;
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
