import { CREATOR_WEIGHTS } from '@wagram/contract/explore';
import type { CreatorCategory } from '@wagram/contract/members';
import { visibleTo } from '#blocks';
import { statement } from '#kernel';
import type { MemberCardRow } from '#members';

/** So many of each category, and of those who chose none, are kept. */
const OF_A_KIND = 500;

export const deleteCreators = statement('creators_forget', 'delete from creators');

/** What others did to the posts of `best`, each of them once for each post (SR-M8). */
const byOthers = (table: 'likes' | 'comments' | 'shares'): string => `(
  select count(distinct (d.post_id, d.member_id))::int from posts p join ${table} d on d.post_id = p.id
  where p.member_id = best.id and p.${table}_count > 0 and d.member_id <> best.id and d.created_at >= $1)`;

const score = (gained: string, likes: string, comments: string, shares: string): string =>
  `(${gained} * ${CREATOR_WEIGHTS.followers} + ${likes} * ${CREATOR_WEIGHTS.likes}
    + ${comments} * ${CREATOR_WEIGHTS.comments} + ${shares} * ${CREATOR_WEIGHTS.shares})`;

/**
 * $1 since when, $2 the first day. Whoever has gone meanwhile is left out: the others are held until they are written. The sums
 * of days hold an author's own doings too: they only choose whose rows are looked at.
 */
export const insertCreators = statement(
  'creators_keep',
  `with gains as (
     select following_id as id, count(*)::int as gained from follows where created_at >= $1 group by following_id
   ), received as (
     select member_id as id, greatest(sum(likes), 0)::int as likes, greatest(sum(comments), 0)::int as comments,
       greatest(sum(shares), 0)::int as shares
     from activity where day >= $2::date group by member_id
   ), bounded as (
     select id, coalesce(gained, 0) as gained,
       ${score('coalesce(gained, 0)', 'coalesce(likes, 0)', 'coalesce(comments, 0)', 'coalesce(shares, 0)')} as bound
     from gains full join received using (id)
   ), placed as (
     select bounded.*, row_number() over (partition by m.creator_category order by bounded.bound desc, m.id desc) as place
     from bounded join members m on m.id = bounded.id where bounded.bound > 0 and m.state = 'active' and not m.private
   ), best as materialized (
     select * from placed where place <= ${OF_A_KIND}
   ), counted as materialized (
     select id, gained, ${byOthers('likes')} as likes, ${byOthers('comments')} as comments, ${byOthers('shares')} as shares from best
   ), held as materialized (
     select id from members where id in (select id from best) order by id for key share
   )
   insert into creators (member_id, gained, engagement, score)
   select id, gained, likes + comments + shares, ${score('gained', 'likes', 'comments', 'shares')}
   from counted join held using (id) where gained + likes + comments + shares > 0`,
);

export interface CreatorRow extends MemberCardRow {
  bio: string | null;
  followers_count: number;
  posts_count: number;
  creator_category: CreatorCategory | null;
  is_following: boolean;
  gained: number;
  engagement: number;
  score: number;
}

/** $1 viewer, $2 and $3 score and id before the page, $4 how many, $5 a category, $6 words. */
export const selectCreators = statement<CreatorRow>(
  'explore_creators',
  `select m.id, m.username, m.display_name, m.avatar_url, m.verified, m.verified_by, m.platinum, m.bio, m.followers_count,
     m.posts_count, m.creator_category, k.gained, k.engagement, k.score,
     exists (select 1 from follows f where f.follower_id = $1 and f.following_id = m.id) as is_following
   from creators k join members m on m.id = k.member_id
   where (k.score, k.member_id) < ($2, $3) and not m.private and (select ${visibleTo('$1', 'm.id')})
     and ($5::text is null or m.creator_category = $5)
     and ($6::text is null or position($6 in lower(m.username || ' ' || m.display_name || ' ' || coalesce(m.bio, ''))) > 0)
   order by k.score desc, k.member_id desc limit $4`,
);
