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
  chips: {
    label: 'Narrowed by',
    from: (handle: string) => `From @${handle}`,
    since: (day: string) => `Since ${language.date(day, 'date')}`,
    until: (day: string) => `Until ${language.date(day, 'date')}`,
    has: {
      media: 'With a picture or video',
      image: 'With a picture',
      video: 'With a video',
      poll: 'With a poll',
      link: 'With a link',
    },
    remove: (what: string) => `Remove: ${what}`,
    problems: {
      no_handle: 'Write a handle behind from:, as in from:mara.',
      no_date: 'Write a day as in since:2026-05-01.',
      ends_before: 'The end is before the beginning.',
      unknown_has: 'After has: comes media, image, video, poll or link.',
    },
    notUnderstood: (typed: string, why: string) => `“${typed}” was left out. ${why}`,
  },
  start: {
    trending: 'Trending',
    allTrending: 'All trending',
    tips: 'Narrow a search',
    tipsAbout: 'Put one of these beside your words.',
    tip: {
      from: 'what one person wrote',
      since: 'from that day on',
      until: 'up to that day',
      has: 'with a picture or video; also has:image, video, poll or link',
      not: 'without a word',
    },
  },
  page: {
    heading: 'Search',
    for: (words: string) => `Results for “${words}”`,
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
