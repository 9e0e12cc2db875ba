import { bareHandle, checkHandle, isElsewhere } from '@wagram/contract/members';
import { profileErrors, type VisitedProfile } from '@wagram/contract/profiles';
import type { PostView } from '@wagram/contract/posts';
import { fail, type Db, type MemberId, type PostId } from '#kernel';
import { selectMemberById } from '#members';
import { listMemberPosts, toPostView } from '#posts';
import { selectMutuals, selectRelation } from './profiles.gen.ts';
import { selectPostsUnder } from './tabs.gen.ts';
import { toVisitedProfile } from './view.ts';

/** USER-04 */
const MUTUALS_SHOWN = 5;

type Posts = Awaited<ReturnType<typeof listMemberPosts>>;

const NOTHING: Posts = { posts: [], next_cursor: null };

const findMutuals = async (db: Db, viewerId: MemberId | null, memberId: MemberId) => {
  if (viewerId === null || viewerId === memberId) return { rows: [], total: 0 };
  const rows = await selectMutuals(db, { viewer: viewerId, memberId, limit: MUTUALS_SHOWN });
  return { rows, total: rows[0]?.total ?? 0 };
};

/** One that an operator has hidden meanwhile is pinned for its author alone. */
const findPinned = async (db: Db, viewerId: MemberId | null, postId: PostId | null): Promise<PostView | null> => {
  if (postId === null) return null;
  const [row] = await selectPostsUnder(db, { viewer: viewerId, ids: [postId] });
  return row === undefined ? null : toPostView(row);
};

/** USER-03, D14: missing, blocking, suspended and gone are all the same to a visitor. */
export const readProfile = async (
  db: Db,
  viewerId: MemberId | null,
  username: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ user: VisitedProfile; pinned: PostView | null } & Posts> => {
  const handle = bareHandle(username);
  const isHandle = checkHandle(handle) === null || isElsewhere(handle);
  const relation = isHandle
    ? await selectRelation(db, { viewer: viewerId, handle: `@${handle.toLowerCase()}` })
    : undefined;
  const member = relation === undefined ? null : await selectMemberById(db, relation.id);
  if (relation === undefined || member === null) fail(profileErrors, 'member_not_found');
  const [posts, mutuals, pinned] = relation.is_open
    ? await Promise.all([
        listMemberPosts(db, member.id, viewerId, page),
        findMutuals(db, viewerId, member.id),
        findPinned(db, viewerId, member.pinnedPostId),
      ])
    : [NOTHING, { rows: [], total: 0 }, null];
  return { user: toVisitedProfile(member, relation, mutuals), pinned, ...posts };
};
