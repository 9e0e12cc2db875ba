import { visibleTo } from '#blocks';
import { statement } from '#kernel';
import { AUTHOR, notHidden, POST, viewerState, type PostRow } from '#posts';

// In every statement $1 is the viewer, or null for a guest. Lists are made for everybody and some minutes old: what the
// viewer may see of them is asked row by row when they are read, as the index brings them.
const each = (condition: string): string => `(select ${condition})`;
/** D20: what is shown to everyone holds no private member's posts. */
const SEEN = `not m.private and ${notHidden('$1', 'p')} and ${each(visibleTo('$1', 'p.member_id'))}`;

export interface RankedRow extends PostRow {
  score: number;
  ranked_likes: number;
  ranked_replies: number;
  ranked_shares: number;
  age_factor: number;
  mention: string | null;
}

const RANKED = `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')}, r.score, r.likes as ranked_likes, r.replies as ranked_replies,
     r.shares as ranked_shares, r.age_factor, r.mention
   from rankings r join posts p on p.id = r.post_id join members m on m.id = p.member_id
   where r.ranking = $2 and (r.score, r.post_id) < ($3, $4) and ${SEEN}`;
const BEST = 'order by r.score desc, r.post_id desc limit $5';

/** $2 which list, $3 and $4 score and id before the page, $5 how many. */
export const selectRanked = statement<RankedRow>('trending_page', `${RANKED} ${BEST}`);

/** The same of those that hold the words $6, in the language of to_tsquery. */
export const selectRankedWith = statement<RankedRow>(
  'trending_page_words',
  `${RANKED} and to_tsvector('simple', p.content) @@ to_tsquery('simple', $6) ${BEST}`,
);

/** $2 the post before the page, $3 how many. What is not in the list $4. */
export const selectRest = statement<PostRow>(
  'trending_rest',
  `select ${POST}, ${AUTHOR}, ${viewerState('$1', 'p.id')} from posts p join members m on m.id = p.member_id
   where p.id < $2 and ${SEEN}
     and ${each(`not exists (select 1 from rankings r where r.ranking = $4 and r.post_id = p.id)`)}
   order by p.id desc limit $3`,
);

export interface TopicRow {
  tag: string;
  posts: number;
  people: number;
  before: number;
  ranked_people: number;
  ranked_posts: number;
}

/** Fewer posts of a hashtag than this are counted for its viewer; of more than that the figures for everybody are told. */
const FEW = 40;

/** `known` is how many there are for everybody: where these are told, `enough` to see that there is something. */
const counted = (from: string, to: string, known: string, enough: 0 | 1): string => `
  select count(*)::int as posts, count(distinct one.member_id)::int as people from (
    select p.member_id from post_tags x join posts p on p.id = x.post_id join members m on m.id = p.member_id
    where x.tag = t.tag and x.post_id >= ${from} and x.post_id < ${to} and ${SEEN}
    order by x.post_id desc limit case when ${known} < ${FEW} then ${FEW} else ${enough} end
  ) one`;

/**
 * $2 the window, $3 to $5 people, posts and tag before the page, $6 how many, $7 and $8 the first ids of the window and of
 * the one before, $9 letters in the tag or null, $10 a category or null. A hashtag of which the viewer sees nothing is none.
 */
export const selectTopics = statement<TopicRow>(
  'trending_topics',
  `select * from (
     select t.tag, t.people as ranked_people, t.posts as ranked_posts,
       case when t.posts < ${FEW} then seen.posts else t.posts end as posts,
       case when t.posts < ${FEW} then seen.people else t.people end as people,
       case when t.before < ${FEW} then earlier.posts else t.before end as before
     from topics t
       cross join lateral (${counted('$7', `'ffffffff-ffff-ffff-ffff-ffffffffffff'`, 't.posts', 1)}) seen
       cross join lateral (${counted('$8', '$7', 't.before', 0)}) earlier
     where t.span = $2 and (t.people, t.posts, t.tag) < ($3, $4, $5) and ($9::text is null or position($9 in t.tag) > 0)
       and seen.posts > 0
     order by t.people desc, t.posts desc, t.tag desc
   ) shown
   where $10::text is null or $10 = case when before = 0 then 'new' when posts > before then 'trending' else 'popular' end
   order by ranked_people desc, ranked_posts desc, tag desc limit $6`,
);
