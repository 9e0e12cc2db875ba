import type { PostView } from '@wagram/contract/posts';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutedWord } from '#blocks';
import { Button } from '#ui';
import { texts } from '../texts.ts';

interface FoldedProps {
  readonly post: PostView;
  readonly place: { readonly index: number; readonly of: number };
  readonly children: ReactNode;
}

/** Everything in it that can be read: what it quotes, its warning and what its pictures show as well. */
const saidIn = (post: PostView): string =>
  [post.content, post.warning, post.quoted?.content, ...[post.media, ...post.more_media].map((one) => one?.alt)]
    .filter((text) => text != null)
    .join('\n');

/** SOC-10: a post with a muted word keeps its place in the list, as one line that can be opened. */
export const FoldedPost = ({ post, place, children }: FoldedProps) => {
  const [isOpen, setOpen] = useState(false);
  const word = useMutedWord(saidIn(post), post.user_id);
  if (word === null || isOpen) return children;
  return (
    <article
      data-post={post.id}
      tabIndex={0}
      aria-label={texts.folded.label(post.displayName)}
      aria-posinset={place.index + 1}
      aria-setsize={place.of}
      className="flex min-h-14 items-center gap-3 border-b border-line px-4 py-1.5 text-base text-ink-2 focus-visible:-outline-offset-2 wide:px-5"
    >
      <EyeOff aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">{texts.folded.about}</span>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        {texts.folded.show}
      </Button>
    </article>
  );
};
