/** TREND-03: percent against the window before; null when there was nothing: then it is new. */
export const growthOf = (posts: number, before: number): number | null =>
  before === 0 ? null : Math.round(((posts - before) / before) * 100);

export const TOPIC_CATEGORIES = ['new', 'trending', 'popular'] as const;
export type TopicCategory = (typeof TOPIC_CATEGORIES)[number];

/** New: nobody used it in the window before. Trending: used more than then. Popular: as much, or less, and still there. */
export const topicCategory = (posts: number, before: number): TopicCategory => {
  if (before === 0) return 'new';
  return posts > before ? 'trending' : 'popular';
};
