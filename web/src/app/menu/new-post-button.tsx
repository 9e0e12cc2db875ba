import { PenLine } from 'lucide-react';
import { useLocation } from 'react-router';
import { openNewPost } from '#posts';
import { isSettings } from '../routes.ts';
import { texts } from '../shell-texts.ts';

// Where one writes already, and where another button stands in that corner.
const elsewhere = /^\/(compose|chat|dm|group|messages|create-[a-z]+)(\/|$)/;

/** POST-09: floats in the corner of wide screens, beside the column, in words where these cover nothing that one reads. */
export const NewPostButton = () => {
  const { pathname } = useLocation();
  // Settings fill the room beside the column.
  if (elsewhere.test(pathname) || isSettings(pathname)) return null;
  return (
    <button
      type="button"
      onClick={openNewPost}
      title={texts.menu.newPost}
      className="fixed end-6 bottom-6 z-10 hidden h-14 min-w-14 items-center justify-center gap-2.5 rounded-full bg-accent font-semibold text-on-accent min-[1540px]:px-6 shadow-lg shadow-accent/30 transition-[filter,transform] duration-150 hover:brightness-110 active:scale-95 wide:inline-flex"
    >
      <PenLine aria-hidden="true" className="size-6" />
      <span className="max-[1539px]:sr-only">{texts.menu.newPost}</span>
    </button>
  );
};
