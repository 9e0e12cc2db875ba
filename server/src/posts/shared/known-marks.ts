import type { MemberId } from '#kernel';
import { selectViewerMarks } from '../feeds/feeds.gen.ts';
import type { PostsApp } from '../listen.ts';
import type { PostRow } from '../rows.ts';
import { marksOf, type Marks } from './page.ts';
import { MARKS_READ, type ViewerMarks } from './viewers.ts';

export const knownMarksOf = ({ db, viewers }: PostsApp, viewer: MemberId): ViewerMarks | Promise<ViewerMarks> =>
  viewers.find(viewer, () => selectViewerMarks(db, { viewer, most: MARKS_READ }));

/** The viewer's marks on these posts: from memory, unless they are too old for it. */
export const marksFor = async (app: PostsApp, viewer: MemberId, rows: readonly PostRow[]): Promise<Marks> => {
  const known = await knownMarksOf(app, viewer);
  return known.knows(rows) ? known : marksOf(app.db, viewer, rows);
};

/** The same for what they asked for themselves. */
export const askedMarksFor = async (app: PostsApp, viewer: MemberId, rows: readonly PostRow[]): Promise<Marks> => {
  const known = await knownMarksOf(app, viewer);
  if (known.knows(rows)) return known.whenAsked;
  // Whom a block keeps apart is not in the rows.
  return { ...(await marksOf(app.db, viewer, rows)), hidden: known.apart };
};
