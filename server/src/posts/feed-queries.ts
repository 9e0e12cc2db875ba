import { reachableBy, rowReachableBy, visibleTo } from '#blocks';
import { statement } from '#kernel';
import { AUTHOR, likesOfOthers, notHidden, POST, viewerState, type PostRow } from './rows.ts';

// In every statement $1 is the viewer, or null for a guest. Cursors are always given: the first page starts past the end,
// so that the same plan, an index scan from the cursor, serves every page.
const FROM = `from posts p join members m on m.id = p.member_id`;
/** What is shown to everyone: a private member's posts are for the following feed and their own page (D20). */
const OPEN = `not m.private and p.hidden_at is null`;

/**
 * Judges each row as the index brings it, until the page is full. As a plain condition the planner would turn it into
 * joins, and read and sort everything that the page is taken from.
 */
const each = (condition: string): string => `(select ${condition})`;

const followed = each(`exists (select 1 from follows f where f.follower_id = $1 and f.following_id = t.author_id)`);

/** $2 the post before the page, $3 how many. */
export const selectTrenches = statement<PostRow>(
  'posts_trenches',
  `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')} ${FROM}
   where p.id < $2 and ${OPEN} and ${each(visibleTo('$1', 'p.member_id'))}
   order by p.id desc limit $3`,
);

/**
 * $2 the oldest id that counts, $3 and $4 likes and id of the post before the page, $5 how many, $6 the newest id that counts:
 * it closes the range, and the planner knows that it is a small part of all posts.
 */
export const selectTrending = statement<PostRow>(
  'posts_trending',
  `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')}
   from (
     select top.id from (
       select r.id, r.member_id, ${likesOfOthers('r')} as likes from posts r
       where r.id between $2 and $6 and (${likesOfOthers('r')}, r.id) < ($3, $4)
         and r.hidden_at is null
       order by ${likesOfOthers('r')} desc, r.id desc offset 0
     ) top
     where ${each(`exists (select 1 from members m where m.id = top.member_id and not m.private)`)}
       and ${each(visibleTo('$1', 'top.member_id'))}
     order by top.likes desc, top.id desc limit $5
   ) page join posts p on p.id = page.id join members m on m.id = p.member_id
   order by ${likesOfOthers('p')} desc, p.id desc`,
);

/** D41: one's own posts stand among those of the people one follows. */
const ownOrFollowed = `(t.author_id = $1 or ${followed})`;

/** The timeline written ahead; the follow is looked at again, so that an unfollow is felt at once. */
export const selectTimeline = statement<{ id: string; liked: boolean; bookmarked: boolean }>(
  'posts_timeline',
  `select page.id, ${viewerState('$1', 'page.id')}
   from (
     select t.post_id as id from timelines t
     where t.member_id = $1 and t.post_id < $2
       and ${ownOrFollowed} and ${each(visibleTo('$1', 't.author_id'))}
     order by t.post_id desc limit $3
   ) page order by page.id desc`,
);

/** Posts as anybody would see them. */
export const selectPosts = statement<PostRow>(
  'posts_by_ids',
  `select ${POST}, ${AUTHOR}, false as liked, false as bookmarked ${FROM} where p.id = any($1) and p.hidden_at is null`,
);

/**
 * The truth behind the timeline, for pages older than it reaches. A page of n posts can only hold posts of the n people
 * who posted last before the cursor, so at most n times n posts are looked at.
 */
export const selectFollowingFeed = statement<PostRow>(
  'posts_following',
  `with authors as (
     select f.id, latest.id as latest
     from (
       select following_id as id from follows where follower_id = $1 and ${visibleTo('$1', 'following_id')}
       union all select $1::uuid
     ) f cross join lateral (
       select p.id from posts p where p.member_id = f.id and p.id < $2 and p.hidden_at is null order by p.id desc limit 1
     ) latest
     order by latest.id desc limit $3
   )
   select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')}
   from authors join members m on m.id = authors.id
   cross join lateral (
     select * from posts p where p.member_id = authors.id and p.id < $2 and p.hidden_at is null order by p.id desc limit $3
   ) p
   order by p.id desc limit $3`,
);

/** $2 whose, $3 the post before the page, $4 how many. A muted member's posts can still be visited. */
export const selectMemberPosts = statement<PostRow>(
  'posts_of_member',
  `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')} ${FROM}
   where p.member_id = $2 and p.id < $3 and ${each(reachableBy('$1', '$2::uuid'))} and ${notHidden('$1', 'p')}
   order by p.id desc limit $4`,
);

/** $2 which. */
export const selectPost = statement<PostRow>(
  'post_by_id',
  `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')} ${FROM} where p.id = $2 and ${rowReachableBy('$1', 'm')} and ${notHidden('$1', 'p')}`,
);

const NEWER_MAX = 100;

/** How many posts are newer than $2 and not of the future ($3), up to a hundred: the pill says no more than that. */
export const countNewer = statement<{ count: number }>(
  'posts_newer',
  `select count(*)::int as count from (
     select 1 ${FROM} where p.id > $2 and p.id < $3 and p.member_id is distinct from $1 and ${OPEN} and ${visibleTo('$1', 'p.member_id')} limit ${NEWER_MAX}
   ) newer`,
);

export const countNewerFollowed = statement<{ count: number }>(
  'posts_newer_followed',
  `select count(*)::int as count from (
     select 1 from timelines t where t.member_id = $1 and t.post_id > $2 and t.post_id < $3
       and ${followed} and ${each('exists (select 1 from posts p where p.id = t.post_id and p.hidden_at is null)')}
       and ${each(visibleTo('$1', 't.author_id'))} limit ${NEWER_MAX}
   ) newer`,
);

/** The posts of $2 that have a row of the viewer: a look-up each, however many such rows the viewer has. */
const marked = (kind: string, table: string): string =>
  `select '${kind}' as kind, shown.id from unnest($2::uuid[]) as shown (id)
   cross join lateral (select 1 from ${table} mine where mine.member_id = $1 and mine.post_id = shown.id limit 1) mark`;

/**
 * What the viewer $1 has done to the posts $2, and which of the authors $3 they do not see. Only what there is comes back:
 * for most viewers and pages a row or two.
 */
export const selectMarks = statement<{ kind: 'liked' | 'bookmarked' | 'hidden'; id: string }>(
  'posts_marks',
  `${marked('liked', 'likes')}
   union all ${marked('bookmarked', 'bookmarks')}
   union all select 'hidden', blocked_id from blocks where blocker_id = $1 and blocked_id = any($3)
   union all select 'hidden', blocker_id from blocks where blocked_id = $1 and blocker_id = any($3)
   union all select 'hidden', muted_id from mutes where member_id = $1 and muted_id = any($3)`,
);
