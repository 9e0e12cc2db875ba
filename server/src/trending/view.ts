import { growthOf, topicCategory, type CandidateView, type TopicView, type TrendView } from '@wagram/contract/trending';
import type { FormulaRow, RankedRow, SelectSnapshotRow, TopicRow } from './lists.gen.ts';

export const toTrendView = (row: RankedRow): TrendView => ({
  post_id: row.id,
  score: row.score,
  likes: row.ranked_likes,
  replies: row.ranked_replies,
  shares: row.ranked_shares,
  age_factor: row.age_factor,
  mention: row.mention,
});

/** What one's own weights make of a post of the ranking. */
export type OwnRanked = SelectSnapshotRow & { readonly followed: boolean; readonly score: number };

export const toOwnTrendView = ({ author_id: _author, ...trend }: OwnRanked): TrendView => trend;

export const toCandidateView = (row: FormulaRow): CandidateView => ({
  post_id: row.post_id,
  username: row.username,
  displayName: row.display_name,
  excerpt: row.excerpt,
  likes: row.likes,
  replies: row.replies,
  shares: row.shares,
  age_factor: row.age_factor,
  mention: row.mention,
  followed: row.followed,
});

export const toTopicView = ({ tag, posts, people, before }: TopicRow): TopicView => ({
  id: tag,
  hashtag: `#${tag}`,
  posts,
  people,
  growth: growthOf(posts, before),
  category: topicCategory(posts, before),
});
