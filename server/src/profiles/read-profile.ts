import { bareHandle, checkHandle } from '@wagram/contract/members';
import { profileErrors, type VisitedProfile } from '@wagram/contract/profiles';
import { fail, type Db, type MemberId } from '#kernel';
import { selectMemberById } from '#members';
import { listMemberPosts } from '#posts';
import { selectMutuals, selectRelation } from './profiles.gen.ts';
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

/** USER-03, D14: missing, blocking, suspended and gone are all the same to a visitor. */
export const readProfile = async (
  db: Db,
  viewerId: MemberId | null,
  username: string,
  page: { limit: number; cursor?: string | undefined },
): Promise<{ user: VisitedProfile } & Posts> => {
  const handle = bareHandle(username);
  const isHandle = checkHandle(handle) === null;
  const relation = isHandle
    ? await selectRelation(db, { viewer: viewerId, handle: `@${handle.toLowerCase()}` })
    : undefined;
  const member = relation === undefined ? null : await selectMemberById(db, relation.id);
  if (relation === undefined || member === null) fail(profileErrors, 'member_not_found');
  const [posts, mutuals] = relation.is_open
    ? await Promise.all([listMemberPosts(db, member.id, viewerId, page), findMutuals(db, viewerId, member.id)])
    : [NOTHING, { rows: [], total: 0 }];
  return { user: toVisitedProfile(member, relation, mutuals), ...posts };
};
