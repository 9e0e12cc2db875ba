import type { ReactNode } from 'react';
import { createTexts } from '#kernel';

export const texts = createTexts('trending/texts', (language) => ({
  heading: 'Trending',
  updates: 'The list updates every 5 minutes.',
  counted: (ago: ReactNode) => ['Counted ', ago],
  justNow: 'just now.',
  ago: (past: string) => `${past} ago.`,
  howItCounts: 'How it counts',
  byYours: 'By your weights',
  tabs: 'What is trending',
  hotPosts: 'Hot Posts',
  topics: 'Topics',
  windows: 'Window of time',
  /** On its switch. */
  windowShort: { '1h': '1h', '24h': '24h', '7d': '7d' },
  windowName: { '1h': 'Last hour', '24h': 'Last 24 hours', '7d': 'Last 7 days' },
  posts: (count: number) => language.count(count, { one: '# post', other: '# posts' }, 'short'),
  people: (count: number) => language.count(count, { one: '# person', other: '# people' }),
  growth: {
    new: 'New',
    newAbout: 'Nobody used it in the window before',
    about: (percent: number) =>
      percent === 0
        ? 'As many as in the window before'
        : percent > 0
          ? `${percent} % more than in the window before`
          : `${-percent} % fewer than in the window before`,
  },
  why: {
    title: 'Why is this here?',
    score: 'Score',
    likes: (count: number) => language.count(count, { one: '# like', other: '# likes' }),
    replies: (count: number) => language.count(count, { one: '# reply', other: '# replies' }),
    shares: (count: number) => language.count(count, { one: '# share', other: '# shares' }),
    times: (factor: number) => `× ${language.number(factor, { maximumFractionDigits: 2 })}`,
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
    followed: 'You follow them',
    counted: 'As it was when the list was counted.',
    countedOwn: 'By your own weights, when the list was counted.',
    again: 'Step by step',
  },
  loading: 'Loading topics',
  failed: 'Trending could not be loaded',
  empty: {
    posts: {
      '1h': 'Nothing hot in the last hour',
      '24h': 'Nothing hot in the last 24 hours',
      '7d': 'Nothing hot in the last 7 days',
    },
    postsHint: 'Posts appear here once people like, answer or share them.',
    topics: {
      '1h': 'No hashtags in the last hour',
      '24h': 'No hashtags in the last 24 hours',
      '7d': 'No hashtags in the last 7 days',
    },
    topicsHint: 'Use a #hashtag in a post, and it is counted here.',
    wider: { '1h': 'Look at the last hour', '24h': 'Look at the last 24 hours', '7d': 'Look at the last 7 days' },
    write: 'Write a post',
  },
}));
