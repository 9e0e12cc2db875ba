import type { PostView } from '@wagram/contract/posts';
import type { JsonText, MemberId, PostId } from '#kernel';
import { getPost } from './feeds/feed.ts';
import { selectOpenPosts } from './feeds/feeds.gen.ts';
import type { PostsApp } from './listen.ts';
import type { PostRow } from './rows.ts';
import { noMarks, writeOne } from './shared/page.ts';
import { knownMarksOf } from './shared/known-marks.ts';

/** One post, from memory where many ask for it. What is not for everybody the database alone decides. */
export const readOne = async (
  app: PostsApp,
  postId: PostId,
  viewerId: MemberId | null,
): Promise<JsonText | { post: PostView }> => {
  const [row] = await app.feeds.open.find([postId], (ids) => selectOpenPosts(app.db, { ids: [...ids] }));
  const text = row === undefined ? null : await writeFor(app, row, viewerId);
  return text ?? { post: await getPost(app.db, postId, viewerId) };
};

const writeFor = async (app: PostsApp, row: PostRow, viewerId: MemberId | null): Promise<JsonText | null> => {
  if (viewerId === null) return writeOne(row, noMarks);
  // What a guest may not see of it may be theirs to see.
  if (row.quote_of !== null && row.quoted_post === null) return null;
  const marks = await knownMarksOf(app, viewerId);
  const isApart = marks.apart.has(row.member_id) || marks.apart.has(row.quoted_post?.member_id ?? '');
  // A muted member's post is shown to whoever asks for it, and so is what it quotes.
  return isApart || !marks.knows([row]) ? null : writeOne(row, marks.whenAsked);
};
