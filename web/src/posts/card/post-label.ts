import type { PostView } from '@wagram/contract/posts';
import { texts } from '../texts.ts';

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

/** MEND-25: what a screen reader calls a post: who, and how it begins. Of what is folded behind a warning, the warning. */
export const postLabel = (post: PostView): string => {
  if (post.warning !== null) return texts.card.label(post.displayName, texts.warning.of(post.warning));
  const words = post.content.replaceAll(/\s+/g, ' ').trim();
  return texts.card.label(post.displayName, words === '' ? aboutMedia(post) : beginningOf(words));
};
