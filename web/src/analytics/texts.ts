import { createTexts } from '#kernel';

export const texts = createTexts('analytics/texts', (language) => ({
  heading: 'Analytics',
  overview: 'Analytics Overview',
  signInTitle: 'Sign in required',
  signInHint: 'Your figures are for you alone.',
  signIn: 'Sign in',
  loading: 'Loading your analytics',
  failed: 'Your analytics could not be loaded',
  emptyTitle: 'No analytics data',
  emptyHint: 'Start posting to see your analytics',
  write: 'Write a post',
  engagement: 'Engagement rate',
  engagementHint: 'Likes, comments and shares for each post and follower',
  figures: {
    posts: 'Posts',
    likes: 'Likes',
    comments: 'Comments',
    shares: 'Shares',
    bookmarks: 'Bookmarks',
    followers: 'Followers',
    following: 'Following',
    messages: 'Messages',
    views: 'Post views',
    profile: 'Profile views',
  },
  trend: {
    week: (count: number) => language.count(count, { other: '# in 7 days' }, 'short'),
    more: (count: number) => language.count(count, { other: '# more than in the 7 days before' }),
    fewer: (count: number) => language.count(count, { other: '# fewer than in the 7 days before' }),
    same: 'As many as in the 7 days before',
  },
  activity: {
    title: 'Activity',
    days: (count: number) => language.count(count, { one: 'Today, UTC', other: 'The last # days, UTC' }),
    none: 'Nothing happened in the last 30 days.',
    posts: 'Posts',
    likes: 'Likes',
    views: 'Views',
    day: 'Day',
    asTable: 'Show as table',
    asChart: 'Show as chart',
    pick: 'Day of the chart',
    of: (date: string, posts: number, likes: number, views: number) =>
      `${date}: ${[
        language.count(posts, { one: '# post', other: '# posts' }),
        language.count(likes, { one: '# like', other: '# likes' }),
        language.count(views, { one: '# view', other: '# views' }),
      ].join(', ')}`,
  },
  top: {
    title: 'Top Liked Posts',
    none: 'Your posts will stand here, the best liked first.',
    rank: (place: number) => `Number ${place}`,
    likes: (count: number) => language.count(count, { one: '# like', other: '# likes' }),
    comments: (count: number) => language.count(count, { one: '# comment', other: '# comments' }),
    shares: (count: number) => language.count(count, { one: '# share', other: '# shares' }),
  },
  referrals: {
    title: 'Referrals',
    /** The number stands before it, larger. */
    joined: (count: number) =>
      language.count(count, {
        one: 'member joined through your invitation',
        other: 'members joined through your invitation',
      }),
    hint: 'Whoever signs up through this link is counted here.',
    link: 'Your invitation link',
    copy: 'Copy link',
    copied: 'Copied',
    failed: 'The link could not be copied. Select it and copy it by hand.',
  },
}));
