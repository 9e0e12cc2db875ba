// Written by `npm run sql`. Do not edit: change the .sql file beside it.
import { exec, many, type PostId, type RankingRanking, type TopicSpan } from '#kernel';

export interface CandidateRow {
  id: PostId;
  content: string;
  likes: number;
  replies: number;
  shares: number;
  created_at: Date;
  bound: number | null;
}

/** The best before the words are looked at, and among those whom the words may still lift over them whoever has the letters somewhere: enough to find the best afterwards. `bound`: no score of this post can be higher, before words are looked at; null for what was found for its words. Texts are asked for one by one: joined, the planner would first read those of every post there is. */
export const selectCandidates = many<{ likesWeight: number; repliesWeight: number; sharesWeight: number; factors: readonly string[]; now: Date; stepsS: readonly string[]; oldest: PostId; newest: PostId; count: bigint | number; mentionFactor: string; pattern: string }, CandidateRow>(
  'trending_select_candidates',
  `with fresh as materialized (
  select p.id, (p.likes_count * $1::int + p.comments_count * $2::int + p.shares_count * $3::int) * ($4::numeric[])[width_bucket(extract(epoch from $5::timestamptz - p.created_at), $6::numeric[]) + 1] as base
  from posts p join members m on m.id = p.member_id
  where p.id between $7 and $8 and (p.likes_count * $1::int + p.comments_count * $2::int + p.shares_count * $3::int) > 0 and not m.private and not p.remote and p.hidden_at is null and p.imported_from is null and m.state = 'active'
), top as materialized (
  select id, base from fresh order by base desc, id desc limit $9
), lifted as (
  select fresh.id from fresh
  where fresh.base * $10::numeric >= (select min(base) from top)
    and (select p.content ~* $11 from posts p where p.id = fresh.id)
  order by fresh.base desc, fresh.id desc limit $9
)
select p.id, p.content, (p.likes_count - p.self_liked::int) as likes,
  (select count(distinct c.member_id)::int from comments c
   where c.post_id = p.id and c.member_id <> p.member_id and c.hidden_at is null) as replies,
  p.shares_count - (
    select count(*)::int from shares s where s.post_id = p.id and s.member_id = p.member_id
  ) as shares, p.created_at, top.base::float8 as bound
from (select id from top union select id from lifted) found
join posts p on p.id = found.id left join top on top.id = found.id`,
  (p) => [p.likesWeight, p.repliesWeight, p.sharesWeight, p.factors, p.now, p.stepsS, p.oldest, p.newest, p.count, p.mentionFactor, p.pattern],
);

/** As many as are kept of a list. */
export const selectMostLiked = many<{ oldest: PostId; newest: PostId }, CandidateRow>(
  'trending_select_most_liked',
  `select p.id, p.content, (p.likes_count - p.self_liked::int) as likes,
  (select count(distinct c.member_id)::int from comments c
   where c.post_id = p.id and c.member_id <> p.member_id and c.hidden_at is null) as replies,
  p.shares_count - (
    select count(*)::int from shares s where s.post_id = p.id and s.member_id = p.member_id
  ) as shares, p.created_at, null::float8 as bound from posts p join members m on m.id = p.member_id
where p.id between $1 and $2 and (p.likes_count - p.self_liked::int) > 0 and not m.private and not p.remote and p.hidden_at is null and p.imported_from is null and m.state = 'active'
order by (p.likes_count - p.self_liked::int) desc, p.id desc limit 500`,
  (p) => [p.oldest, p.newest],
);

export const deleteRanking = exec<{ ranking: RankingRanking }>(
  'trending_delete_ranking',
  `delete from rankings where ranking = $1`,
  (p) => [p.ranking],
);

export const insertRanking = exec<{ ranking: RankingRanking; rows: string }>(
  'trending_insert_ranking',
  `insert into rankings (ranking, post_id, score, likes, replies, shares, age_factor, mention)
select $1, one.id, one.score, one.likes, one.replies, one.shares, one."ageFactor", one.mention
from jsonb_to_recordset($2) as one
  (id uuid, score float8, likes int, replies int, shares int, "ageFactor" float8, mention text)`,
  (p) => [p.ranking, p.rows],
);

export const deleteTopics = exec<{ span: TopicSpan }>(
  'trending_delete_topics',
  `delete from topics where span = $1`,
  (p) => [p.span],
);

/** So many that nobody reads further. */
export const insertTopics = exec<{ span: TopicSpan; since: PostId; sinceBefore: PostId; newest: PostId }>(
  'trending_insert_topics',
  `insert into topics (span, tag, posts, people, before)
select $1, used.* from (
  select t.tag, count(*) filter (where t.post_id >= $2)::int as posts,
    count(distinct p.member_id) filter (where t.post_id >= $2)::int as people,
    count(*) filter (where t.post_id < $2)::int as before
  from post_tags t join posts p on p.id = t.post_id join members m on m.id = p.member_id
  where t.post_id between $3 and $4 and p.id between $3 and $4 and not t.remote
    and not m.private and not p.remote and p.hidden_at is null and p.imported_from is null and m.state = 'active'
  group by t.tag having count(*) filter (where t.post_id >= $2) > 0
) used
order by used.people desc, used.posts desc, used.tag desc limit 300`,
  (p) => [p.span, p.since, p.sinceBefore, p.newest],
);
