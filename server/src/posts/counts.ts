// Counters in the posts table that other rooms keep; see members/counts.ts for the manner.
export const commentsCounted = (step: 1 | string, ids: string): string =>
  `update posts set comments_count = comments_count + (${step}) where id in (${ids})`;
