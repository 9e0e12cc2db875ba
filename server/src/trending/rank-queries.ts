import { AGE_STEPS, MENTION_FACTOR, WEIGHTS } from '@wagram/contract/trending';
import { statement } from '#kernel';
import { likesOfOthers } from '#posts';

/** So many are kept of each list: nobody reads further. */
export const RANKED_MAX = 500;
const TOPICS_MAX = 300;

export interface CandidateRow {
  id: string;
  /** No score of this post can be higher, before words are looked at; null: found for its words. */
  bound: number | null;
  content: string;
  likes: number;
  replies: number;
  shares: number;
  created_at: Date;
}

// The weights of scorePost over what is counted of a post, its author's own doings and repeated answers included. They only
// choose who is scored: no score can be higher.
const POINTS = `(p.likes_count * ${WEIGHTS.likes} + p.comments_count * ${WEIGHTS.replies} + p.shares_count * ${WEIGHTS.shares})`;
const factor = (age: string): string =>
  `case ${AGE_STEPS.slice(1)
    .toReversed()
    .map(([ms, value]) => `when ${age} >= interval '${ms} ms' then ${value}`)
    .join(' ')} else ${AGE_STEPS[0]?.[1] ?? 2} end`;

/** What everybody may see. */
const OPEN = `p.hidden_at is null and m.state = 'active' and not m.private`;
/** SR-M8: what others did, each of them once for each post. */
const CANDIDATE = `p.id, p.content, ${likesOfOthers('p')} as likes,
  (select count(distinct c.member_id)::int from comments c
   where c.post_id = p.id and c.member_id <> p.member_id and c.hidden_at is null) as replies,
  p.shares_count - (select count(*)::int from shares s where s.post_id = p.id and s.member_id = p.member_id) as shares, p.created_at`;

/**
 * $1 the oldest id that counts, $2 now, $3 the words that raise a score, as a pattern, $4 how many of each, $5 the newest id. The best before the words are looked
 * at, and among those whom the words may still lift over them whoever has the letters somewhere: enough to find the best
 * afterwards. Texts are asked for one by one: joined, the planner would first read those of every post there is.
 */
export const selectCandidates = statement<CandidateRow>(
  'trending_candidates',
  `with fresh as materialized (
     select p.id, ${POINTS} * ${factor('($2::timestamptz - p.created_at)')} as base
     from posts p join members m on m.id = p.member_id
     where p.id between $1 and $5 and ${POINTS} > 0 and ${OPEN}
   ), top as materialized (
     select id, base from fresh order by base desc, id desc limit $4
   ), lifted as (
     select fresh.id from fresh
     where fresh.base * ${MENTION_FACTOR} >= (select min(base) from top)
       and (select p.content ~* $3 from posts p where p.id = fresh.id)
     order by fresh.base desc, fresh.id desc limit $4
   )
   select ${CANDIDATE}, top.base::float8 as bound
   from (select id from top union select id from lifted) found join posts p on p.id = found.id left join top on top.id = found.id`,
);

/** $1 the oldest id that counts, $2 the newest: the most liked of these. */
export const selectMostLiked = statement<CandidateRow>(
  'trending_most_liked',
  `select ${CANDIDATE}, null as bound from posts p join members m on m.id = p.member_id
   where p.id between $1 and $2 and ${likesOfOthers('p')} > 0 and ${OPEN}
   order by ${likesOfOthers('p')} desc, p.id desc limit ${RANKED_MAX}`,
);

export const deleteRanking = statement('trending_forget', 'delete from rankings where ranking = $1');

/** $1 which, $2 its rows. */
export const insertRanking = statement(
  'trending_keep',
  `insert into rankings (ranking, post_id, score, likes, replies, shares, age_factor, mention)
   select $1, row.id, row.score, row.likes, row.replies, row.shares, row."ageFactor", row.mention
   from jsonb_to_recordset($2) as row (id uuid, score float8, likes int, replies int, shares int, "ageFactor" float8, mention text)`,
);

export const deleteTopics = statement('topics_forget', 'delete from topics where span = $1');

/** $1 the window, $2 the first id in it, $3 the first id of the window before, $4 the newest id. */
export const insertTopics = statement(
  'topics_keep',
  `insert into topics (span, tag, posts, people, before)
   select $1, used.* from (
     select t.tag, count(*) filter (where t.post_id >= $2)::int as posts,
       count(distinct p.member_id) filter (where t.post_id >= $2)::int as people,
       count(*) filter (where t.post_id < $2)::int as before
     from post_tags t join posts p on p.id = t.post_id join members m on m.id = p.member_id
     where t.post_id between $3 and $4 and p.id between $3 and $4 and ${OPEN}
     group by t.tag having count(*) filter (where t.post_id >= $2) > 0
   ) used
   order by used.people desc, used.posts desc, used.tag desc limit ${TOPICS_MAX}`,
);
