// Counters in the members table. Other rooms put these pieces into the statement that changes the rows they count, so
// that row and count change together; `ids` is a query that answers the members concerned.
type Step = 1 | -1;

const counted =
  (column: string) =>
  (step: Step, ids: string): string =>
    `update members set ${column} = ${column} + (${step}) where id in (${ids})`;

/** The same for rows of many, of which several may belong to one. */
const countedEach =
  (column: string) =>
  (step: Step, ids: string): string =>
    `update members set ${column} = ${column} + (${step}) * each_of.number
     from (select each_of.id, count(*) as number from (${ids}) each_of (id) group by each_of.id order by each_of.id) each_of where members.id = each_of.id`;

export const followersCounted = counted('followers_count');
export const followingCounted = counted('following_count');
export const postsCounted = counted('posts_count');
export const postsCountedEach = countedEach('posts_count');
