import type { CandidateView } from '@wagram/contract/trending';
import { useMutedWord } from '#blocks';
import { classes } from '#ui';
import { texts } from './formula-texts.ts';

const words = texts.preview;

/** How the post begins, unless its reader does not want to read that. */
export const Excerpt = ({ post, className }: { readonly post: CandidateView; readonly className: string }) => {
  const isMuted = useMutedWord(post.excerpt, undefined) !== null;
  const said = isMuted ? words.muted : post.excerpt;
  return (
    <span dir="auto" className={classes(className, (isMuted || said === '') && 'text-ink-3 italic')}>
      {said === '' ? words.noWords : said}
    </span>
  );
};
