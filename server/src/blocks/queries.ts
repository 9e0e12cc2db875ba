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

/**
 * A condition for any query that shows somebody's things: no block either way between viewer and author, and the author
 * is not muted by the viewer. A guest (null) sees everything.
 */
export const visibleTo = (viewer: string, author: string): string => `
  not exists (select 1 from blocks hidden where hidden.blocker_id = ${viewer} and hidden.blocked_id = ${author})
  and not exists (select 1 from blocks hidden where hidden.blocker_id = ${author} and hidden.blocked_id = ${viewer})
  and not exists (select 1 from mutes hidden where hidden.member_id = ${viewer} and hidden.muted_id = ${author})`;

/** Weaker: a muted member's things can still be looked up on purpose. */
export const reachableBy = (viewer: string, author: string): string => `
  not exists (select 1 from blocks hidden where hidden.blocker_id = ${viewer} and hidden.blocked_id = ${author})
  and not exists (select 1 from blocks hidden where hidden.blocker_id = ${author} and hidden.blocked_id = ${viewer})`;
