import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutedWord } from '#blocks';
import { Button } from '#ui';
import { texts } from './texts.ts';
import type { ShownComment } from './threads.ts';

/** SOC-10: as posts are folded. */
export const FoldedComment = ({
  comment,
  children,
}: {
  readonly comment: ShownComment;
  readonly children: ReactNode;
}) => {
  const [isOpen, setOpen] = useState(false);
  const word = useMutedWord(comment.content, comment.user_id);
  if (word === null || isOpen) return children;
  return (
    <p className="flex min-h-12 items-center gap-3 pt-2 text-base text-ink-2">
      <EyeOff aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1">{texts.folded}</span>
      <Button look="ghost" size="sm" onClick={() => setOpen(true)}>
        {texts.show}
      </Button>
    </p>
  );
};
