// Counters in the posts table that other rooms keep; see members/counts.ts for the manner.
export const commentsCounted = (step: 1 | string, ids: string): string =>
  `update posts set comments_count = comments_count + (${step}) where id in (${ids})`;

/** Comments of many, of which several may stand under one post. */
export const commentsCountedEach = (ids: string): string =>
  `update posts set comments_count = comments_count + each_of.number
   from (select each_of.id, count(*) as number from (${ids}) each_of (id) group by each_of.id order by each_of.id) each_of where posts.id = each_of.id`;
