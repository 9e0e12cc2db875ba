// Who may see whom: the one rule, as conditions for the queries of every room. The blocks room hands them out with blocks
// and mutes; they stand down here so that the rooms below it can keep to them too.
// A guest's viewer is null: no row of blocks, mutes or follows is theirs.
const notBlockedBy = (viewer: string, member: string): string =>
  `not exists (select 1 from blocks hidden where hidden.blocker_id = ${member} and hidden.blocked_id = ${viewer})`;

const apart = (viewer: string, author: string): string => `
  not exists (select 1 from blocks hidden where hidden.blocker_id = ${viewer} and hidden.blocked_id = ${author})
  and ${notBlockedBy(viewer, author)}`;

/** Everybody whom a block keeps apart from the viewer, as a query; the viewer may be `any($n)`. */
export const apartFrom = (viewer: string): string =>
  `select blocked_id as id from blocks where blocker_id = ${viewer} union select blocker_id from blocks where blocked_id = ${viewer}`;

/** Their account is in use, whatever blocks there are: for what the viewer has of them already. */
export const inUse = (viewer: string, member: string): string =>
  `exists (select 1 from members known where known.id = ${member} and (known.state = 'active' or known.id = ${viewer}))`;

const isOpenTo = (viewer: string, row: string): string => `(${row}.id = ${viewer} or (${row}.state = 'active' and (
      not ${row}.private or (select true from follows f where f.follower_id = ${viewer} and f.following_id = ${row}.id) is not null
    )))`;

const inReach = (viewer: string, author: string): string =>
  `exists (select 1 from members shown where shown.id = ${author} and ${isOpenTo(viewer, 'shown')})`;

/** There is such a member for the viewer: no block either way, and their account is in use. */
export const knownTo = (viewer: string, member: string): string => `
  ${apart(viewer, member)}
  and ${inUse(viewer, member)}`;

/** The same for a page that its viewer may take a block of their own back on: only the member's blocks count. */
export const meetableBy = (viewer: string, member: string): string => `
  ${notBlockedBy(viewer, member)}
  and ${inUse(viewer, member)}`;

/**
 * A condition for a query that shows somebody's things to a viewer who asks for them: no block either way, an account in
 * use, and one that is public, the viewer's own, or followed by the viewer (D20).
 */
export const reachableBy = (viewer: string, author: string): string => `
  ${apart(viewer, author)}
  and ${inReach(viewer, author)}`;

/** The same for a few rows whose author is joined as `row`: judged for each of them, however little else there is. */
export const rowReachableBy = (viewer: string, row: string): string =>
  `(select ${apart(viewer, `${row}.id`)}) and ${isOpenTo(viewer, row)}`;

const notMutedBy = (viewer: string, author: string): string =>
  `not exists (select 1 from mutes hidden where hidden.member_id = ${viewer} and hidden.muted_id = ${author})`;

/** The same for what comes unasked, as in feeds: whoever is muted stays out. */
export const visibleTo = (viewer: string, author: string): string => `
  ${reachableBy(viewer, author)}
  and ${notMutedBy(viewer, author)}`;

/** For news of what somebody did to the viewer: a private member may do so too, a muted one may not be heard. */
export const heardBy = (viewer: string, member: string): string => `
  ${knownTo(viewer, member)}
  and ${notMutedBy(viewer, member)}`;

/** Who may be heard of, and whose things may be seen: `heardBy` and `reachableBy`, in one of two ways of asking. */
export interface Sight {
  readonly heardBy: (viewer: string, member: string) => string;
  readonly reachableBy: (viewer: string, author: string) => string;
}

/** Looked up for each row: for few rows, and for rows of many viewers. */
export const rowByRow: Sight = { heardBy, reachableBy };

/**
 * The viewer's blocks and mutes are read once, for a statement that shows one viewer many rows; it begins with
 * `with ${sightOf(viewer)}`.
 */
export const atOnce: Sight = {
  heardBy: (viewer, member) => `${member} <> all ((select unheard from sight)::uuid[]) and ${inUse(viewer, member)}`,
  reachableBy: (viewer, author) =>
    `${author} <> all ((select apart from sight)::uuid[]) and ${inReach(viewer, author)}`,
};

/** `visibleTo` of the same kind, for rows whose author is joined as `row`. */
export const rowVisibleAtOnce = (viewer: string, row: string): string =>
  `${row}.id <> all ((select unheard from sight)::uuid[]) and ${isOpenTo(viewer, row)}`;

export const sightOf = (viewer: string): string => `
  others as materialized (select array(${apartFrom(viewer)}) as apart),
  sight as materialized (
    select apart, apart || array(select muted_id from mutes where member_id = ${viewer}) as unheard from others
  )`;
