import type { PostId } from '@wagram/contract/kernel';
import { Bookmark, X } from 'lucide-react';
import { PostCard, useKnownPost } from '#posts';
import { fullTime } from '#ui';
import { useBookmarkToggle } from './api.ts';
import { savedText } from './saved-text.ts';
import { texts } from './texts.ts';
import type { PostView } from '@wagram/contract/posts';

interface RowProps {
  readonly post: PostView;
  readonly savedAt: string;
}

const Row = ({ post, savedAt }: RowProps) => {
  const toggle = useBookmarkToggle({ id: post.id, bookmarked: true });
  return (
    <li>
      <div className="flex items-center gap-2 ps-4 pe-2 pt-1.5 -mb-2 text-sm text-ink-3 wide:ps-6 wide:pe-4">
        <Bookmark aria-hidden="true" className="size-3.5 fill-current" />
        <time dateTime={savedAt} title={fullTime(savedAt)} className="flex-1">
          {savedText(savedAt)}
        </time>
        <button
          type="button"
          onClick={toggle}
          aria-label={texts.remove}
          title={texts.remove}
          className="relative z-10 inline-flex size-11 items-center justify-center rounded-full text-ink-3 transition-colors duration-150 hover:bg-coral-soft hover:text-coral"
        >
          <X aria-hidden="true" className="size-4.5" />
        </button>
      </div>
      <PostCard post={post} />
    </li>
  );
};

export const BookmarkRow = ({ id, savedAt }: { readonly id: PostId; readonly savedAt: string }) => {
  const post = useKnownPost(id);
  return post === null ? null : <Row post={post} savedAt={savedAt} />;
};
