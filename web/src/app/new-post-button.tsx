import { PenLine } from 'lucide-react';
import { useLocation } from 'react-router';
import { openNewPost } from '#posts';
import { texts } from './shell-texts.ts';

// Where one writes already, and where another button stands in that corner.
const elsewhere = /^\/(compose|chat|dm|group|messages|create-[a-z]+|settings)(\/|$)/;

/** POST-09: floats in the corner of wide screens, beside the column, where it covers nothing that one reads. */
export const NewPostButton = () => {
  const { pathname } = useLocation();
  if (elsewhere.test(pathname)) return null;
  return (
    <button
      type="button"
      onClick={openNewPost}
      aria-label={texts.menu.newPost}
      title={texts.menu.newPost}
      className="fixed end-6 bottom-6 z-10 hidden size-14 items-center justify-center rounded-full bg-accent text-on-accent shadow-lg shadow-accent/30 transition-[filter,transform] duration-150 hover:brightness-110 active:scale-95 wide:inline-flex"
    >
      <PenLine aria-hidden="true" className="size-6" />
    </button>
  );
};
