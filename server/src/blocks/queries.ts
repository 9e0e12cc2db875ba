import { announced, statement } from '#kernel';

const pair = `jsonb_build_object('blockerId', blocker_id, 'blockedId', blocked_id)`;

/** $1 who, $2 whom, $3 id of the fact, $4 now. */
export const insertBlock = statement<{ blocker_id: string }>(
  'block_insert',
  `with changed as (
     insert into blocks (blocker_id, blocked_id, created_at) values ($1, $2, $4) on conflict do nothing
     returning blocker_id, blocked_id
   ), told as (
     ${announced('$3', 'member.blocked', pair, 'changed')}
   ) select blocker_id from changed`,
);

export const deleteBlock = statement<{ blocker_id: string }>(
  'block_delete',
  `with changed as (
     delete from blocks where blocker_id = $1 and blocked_id = $2 returning blocker_id, blocked_id
   ), told as (
     ${announced('$3', 'member.unblocked', pair, 'changed')}
   ) select blocker_id from changed`,
);

// A guest's viewer is null: no row of blocks, mutes or follows is theirs.
const apart = (viewer: string, author: string): string => `
  not exists (select 1 from blocks hidden where hidden.blocker_id = ${viewer} and hidden.blocked_id = ${author})
  and not exists (select 1 from blocks hidden where hidden.blocker_id = ${author} and hidden.blocked_id = ${viewer})`;

/** There is such a member for the viewer: no block either way, and their account is in use. */
export const knownTo = (viewer: string, member: string): string => `
  ${apart(viewer, member)}
  and exists (select 1 from members known where known.id = ${member} and (known.state = 'active' or known.id = ${viewer}))`;

/**
 * A condition for a query that shows somebody's things to a viewer who asks for them: no block either way, an account in
 * use, and one that is public, the viewer's own, or followed by the viewer (D20).
 */
export const reachableBy = (viewer: string, author: string): string => `
  ${apart(viewer, author)}
  and exists (
    select 1 from members shown where shown.id = ${author} and (shown.id = ${viewer} or (shown.state = 'active' and (
      not shown.private or exists (select 1 from follows f where f.follower_id = ${viewer} and f.following_id = shown.id)
    )))
  )`;

/** The same for what comes unasked, as in feeds: whoever is muted stays out. */
export const visibleTo = (viewer: string, author: string): string => `
  ${reachableBy(viewer, author)}
  and not exists (select 1 from mutes hidden where hidden.member_id = ${viewer} and hidden.muted_id = ${author})`;
