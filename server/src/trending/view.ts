import { growthOf, topicCategory, type TopicView, type TrendView } from '@wagram/contract/trending';
import type { RankedRow, TopicRow } from './lists.gen.ts';

export const toTrendView = (row: RankedRow): TrendView => ({
  post_id: row.id,
  score: row.score,
  likes: row.ranked_likes,
  replies: row.ranked_replies,
  shares: row.ranked_shares,
  age_factor: row.age_factor,
  mention: row.mention,
});

export const toTopicView = ({ tag, posts, people, before }: TopicRow): TopicView => ({
  id: tag,
  hashtag: `#${tag}`,
  posts,
  people,
  growth: growthOf(posts, before),
  category: topicCategory(posts, before),
});
