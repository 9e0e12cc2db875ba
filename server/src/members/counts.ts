// Counters in the members table. Other rooms put these pieces into the statement that changes the rows they count, so
// that row and count change together; `ids` is a query that answers the members concerned.
type Step = 1 | -1;

const counted =
  (column: string) =>
  (step: Step, ids: string): string =>
    `update members set ${column} = ${column} + (${step}) where id in (${ids})`;

export const followersCounted = counted('followers_count');
export const followingCounted = counted('following_count');
