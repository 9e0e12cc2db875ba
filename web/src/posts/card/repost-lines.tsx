import { bareHandle } from '@wagram/contract/members';
import type { PostId } from '@wagram/contract/kernel';
import type { RepostLine as Line } from '@wagram/contract/posts';
import { Repeat2 } from 'lucide-react';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { texts } from '../texts.ts';

const Lines = createContext<ReadonlyMap<PostId, Line>>(new Map());

/** Around a list: who passed which of its posts on. */
export const RepostLines = ({ lines, children }: { readonly lines: readonly Line[]; readonly children: ReactNode }) => {
  const byPost = useMemo(() => new Map(lines.map((line) => [line.post_id, line])), [lines]);
  return <Lines.Provider value={byPost}>{children}</Lines.Provider>;
};

export const useRepostLine = (postId: PostId): Line | undefined => useContext(Lines).get(postId);

/** Why a post stands in this list, above it. */
export const RepostLine = ({ postId }: { readonly postId: PostId }) => {
  const line = useRepostLine(postId);
  if (line === undefined) return null;
  return (
    <p className="-mt-1.5 mb-1 flex items-center gap-3 text-sm font-medium text-ink-3 wide:gap-3.5">
      <span className="flex w-11 shrink-0 justify-end">
        <Repeat2 aria-hidden="true" className="size-4" />
      </span>
      <Link to={`/user/${bareHandle(line.username)}`} className="min-w-0 truncate hover:underline">
        {texts.repost.by(line.displayName)}
      </Link>
    </p>
  );
};
