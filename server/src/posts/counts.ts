// Counters in the posts table that other rooms keep; see members/counts.ts for the manner.
export const commentsCounted = (step: 1 | string, ids: string): string =>
  `update posts set comments_count = comments_count + (${step}) where id in (${ids})`;

/** Comments of many, of which several may stand under one post. */
export const commentsCountedEach = (ids: string): string =>
  `update posts set comments_count = comments_count + each_of.number
   from (select each_of.id, count(*) as number from (${ids}) each_of (id) group by each_of.id order by each_of.id) each_of where posts.id = each_of.id`;

/** `rows` answers one row with `id` for each comment that came under a post. */
export const commentsAddedUp = (rows: string): string =>
  `update posts p set comments_count = p.comments_count + added.n
   from (select id, count(*)::int as n from (${rows}) counted group by id) added where added.id = p.id`;
