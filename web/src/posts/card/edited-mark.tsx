import type { PostView } from '@wagram/contract/posts';
import { openDialog } from '#ui';
import { texts } from '../texts.ts';

/** Beside the time: opens what the post said before. */
export const EditedMark = ({ post }: { readonly post: PostView }) => {
  if (post.edited_at === null) return null;
  return (
    <>
      <span aria-hidden="true" className="mx-1.5">
        ·
      </span>
      <button
        type="button"
        aria-label={texts.versions.open}
        onClick={() => openDialog('versions', { post: post.id })}
        className="relative whitespace-nowrap after:absolute after:-inset-x-1 after:-inset-y-2.5 hover:underline"
      >
        {texts.versions.edited}
      </button>
    </>
  );
};
