import type { TrendWindow } from '@wagram/contract/trending';
import { countOf } from '#ui';

const spans: Record<TrendWindow, string> = {
  '1h': 'the last hour',
  '24h': 'the last 24 hours',
  '7d': 'the last 7 days',
};

export const texts = {
  heading: 'Trending',
  updates: 'The list updates every 5 minutes.',
  counted: 'Counted',
  justNow: 'just now.',
  ago: (past: string) => `${past} ago.`,
  tabs: 'What is trending',
  hotPosts: 'Hot Posts',
  topics: 'Topics',
  windows: 'Window of time',
  windowName: { '1h': 'Last hour', '24h': 'Last 24 hours', '7d': 'Last 7 days' },
  posts: (count: string) => countOf(count, 'post', 'posts'),
  people: (count: string) => countOf(count, 'person', 'people'),
  growth: {
    new: 'New',
    newAbout: 'Nobody used it in the window before',
    about: (percent: number) =>
      percent === 0
        ? 'As many as in the window before'
        : `${Math.abs(percent)} % ${percent > 0 ? 'more' : 'fewer'} than in the window before`,
  },
  why: {
    title: 'Why is this here?',
    score: 'Score',
    likes: (count: string) => countOf(count, 'like', 'likes'),
    replies: (count: string) => countOf(count, 'reply', 'replies'),
    shares: (count: string) => countOf(count, 'share', 'shares'),
    times: (factor: number) => `× ${factor}`,
    /** In the order of the steps of age. */
    ages: [
      'Less than 1 hour old',
      'At least 1 hour old',
      'At least 2 hours old',
      'At least 3 hours old',
      'At least 4 hours old',
      'At least 6 hours old',
      'At least 12 hours old',
      'At least 1 day old',
      'At least 2 days old',
      'At least 3 days old',
      'Older',
    ],
    mentions: (word: string) => `Mentions “${word}”`,
    counted: 'As it was when the list was counted.',
  },
  loading: 'Loading topics',
  failed: 'Trending could not be loaded',
  empty: {
    posts: (window: TrendWindow) => `Nothing hot in ${spans[window]}`,
    postsHint: 'Posts appear here once people like, answer or share them.',
    topics: (window: TrendWindow) => `No hashtags in ${spans[window]}`,
    topicsHint: 'Use a #hashtag in a post, and it is counted here.',
    wider: (window: TrendWindow) => `Look at ${spans[window]}`,
    write: 'Write a post',
  },
} as const;
