import { createTexts } from '#kernel';

export const texts = createTexts('search/texts', (language) => ({
  label: 'Search people, posts, topics',
  short: 'Search',
  back: 'Close the search',
  clear: 'Clear the search',
  results: 'Search results',
  recent: 'Recent searches',
  forgetAll: 'Clear all',
  forget: (words: string) => `Remove ${words}`,
  forgetHint: 'Press Delete to remove it',
  prompt: 'Look for a name, a word or a #hashtag.',
  people: 'People',
  hashtags: 'Hashtags',
  posts: 'Posts',
  groups: 'Groups',
  postsFor: (words: string) => `Search posts for “${words}”`,
  count: (count: number) => language.count(count, { one: '# result', other: '# results' }),
  followers: (count: number) => language.count(count, { one: '# follower', other: '# followers' }, 'short'),
  tagPosts: (count: number) =>
    count >= 100 ? '100+ posts' : language.count(count, { one: '# post', other: '# posts' }),
  following: 'Following',
  searching: 'Searching',
  tabs: 'What to search',
  page: {
    heading: 'Search',
    for: (words: string) => `Results for “${words}”`,
    startTitle: 'Find people, posts and groups',
    startHint: 'Type a name, a word or a #hashtag into the box above.',
    nothing: {
      people: {
        title: 'No people found',
        hint: (words: string) => `Nobody here is called anything like “${words}”.`,
        other: {
          count: (count: number, hasMore: boolean) =>
            hasMore
              ? language.count(count, { other: '#+ posts have it.' })
              : language.count(count, { one: 'One post has it.', other: '# posts have it.' }),
          show: 'See posts',
        },
      },
      posts: {
        title: 'No posts found',
        hint: (words: string) => `No post has “${words}” in it.`,
        other: {
          count: (count: number, hasMore: boolean) =>
            hasMore
              ? language.count(count, { other: '#+ members have names like this.' })
              : language.count(count, {
                  one: 'One member has a name like this.',
                  other: '# members have names like this.',
                }),
          show: 'See people',
        },
      },
    },
    tags: {
      nothing: 'No hashtags found',
      nothingHint: (words: string) => `No hashtag begins with “${words}”.`,
    },
    nowhere: 'Try fewer or other words.',
    failed: 'The search did not work this time.',
    retry: 'Search again',
  },
}));
