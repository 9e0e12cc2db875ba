import { createTexts } from '#kernel';

// Every literal text of posts. {…} of the documents are arguments.
export const texts = createTexts('posts/texts', (language) => ({
  feed: {
    loading: 'Loading posts...',
    failed: 'Posts could not be loaded',
    retry: 'Try again',
    moreFailed: 'More posts could not be loaded.',
    end: 'You have seen it all.',
    posts: 'Posts',
    newPosts: (count: number) =>
      count > 99 ? '99+ new posts' : language.count(count, { one: '# new post', other: '# new posts' }),
    empty: {
      following: { title: 'No posts from people you follow', hint: 'Follow some users to see their posts here' },
      trenches: { title: 'No recent posts', hint: 'Be the first to post something new!' },
      trending: { title: 'No trending posts yet', hint: 'Posts need more likes to appear in trending' },
    },
    discover: 'Discover Users',
  },
  card: {
    label: (author: string, words: string) => (words === '' ? author : `${author}: ${words}`),
    showMore: 'Show more',
    image: 'Image',
    openImage: (alt: string) => `Open: ${alt}`,
    video: 'Video',
  },
  act: {
    label: 'Reactions',
    like: (count: number) => language.count(count, { one: 'Like, # like', other: 'Like, # likes' }),
    unlike: (count: number) => language.count(count, { one: 'Unlike, # like', other: 'Unlike, # likes' }),
    reply: (count: number) => language.count(count, { one: 'Reply, # reply', other: 'Reply, # replies' }),
    share: (count: number) =>
      language.count(count, { one: 'Copy the link, # share', other: 'Copy the link, # shares' }),
    gift: (gifts: number, total: string, token: string) =>
      language.count(gifts, {
        one: (number) => `Gift, ${number} gift, ${total} ${token}`,
        other: (number) => `Gift, ${number} gifts, ${total} ${token}`,
      }),
  },
  like: {
    signIn: 'Please sign in to like posts',
    failed: 'Failed to like post',
  },
  share: {
    copied: 'Post link copied to clipboard! 🔗',
    failed: 'Failed to copy link',
  },
  copy: {
    done: 'Text copied to clipboard!',
    failed: 'Failed to copy text',
  },
  gift: {
    signIn: 'Please sign in to send gifts',
    title: (handle: string) => `Gift to ${handle}`,
    about: 'It goes to the author at once. You can take it back for 10 seconds.',
    amount: (amount: number, token: string) => `${amount} ${token}`,
    sent: (amount: number, token: string, handle: string) => `Sent ${amount} ${token} to ${handle}!`,
    undo: 'Undo',
    back: (amount: number, token: string) => `Taken back: ${amount} ${token}`,
    backFailed: 'The gift could not be taken back',
    self: 'You cannot send a gift to yourself',
    failed: 'The gift could not be sent. Try again: it will be sent once.',
  },
  menu: {
    open: 'More about this post',
    remove: 'Delete post',
    block: 'Block user',
    unblock: 'Unblock user',
    report: 'Report',
    copyLink: 'Copy link',
    copyText: 'Copy text',
    shareVia: 'Share…',
  },
  remove: {
    signIn: 'Please sign in to delete posts',
    title: 'Delete post?',
    about: 'It disappears for everyone, with its replies and likes. This cannot be undone.',
    confirm: 'Delete',
    cancel: 'Cancel',
    done: 'Post deleted',
    failed: 'Failed to delete post',
    failedBecause: (error: string) => `Failed to delete post: ${error}`,
  },
  page: {
    likes: (count: number) => language.count(count, { one: 'Like', other: 'Likes' }),
    replies: (count: number) => language.count(count, { one: 'Reply', other: 'Replies' }),
    shares: (count: number) => language.count(count, { one: 'Share', other: 'Shares' }),
    gifts: (count: number) => language.count(count, { one: 'Gift', other: 'Gifts' }),
  },
  people: {
    title: { like: 'Liked by', gift: 'Gifts from' },
    see: (count: string) => `${count}: see who`,
    list: 'People',
    loading: 'Loading people',
    failed: 'This list could not be loaded',
    empty: 'Nobody whom you can see',
    amount: (amount: string, token: string) => `${amount} ${token}`,
  },
  viewer: {
    title: 'Picture',
    close: 'Close',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    next: 'Next picture',
    previous: 'Previous picture',
  },
  top: {
    empty: 'Nothing yet. The three most liked posts of the last 24 hours will stand here.',
    failed: 'This could not be loaded.',
    likes: (count: number) => language.count(count, { one: '# like', other: '# likes' }),
    rank: (place: number) => `Number ${place}`,
  },
}));
