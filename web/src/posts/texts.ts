import { countOf } from '#ui';

// Every literal text of posts. {…} of the documents are arguments.
export const texts = {
  feed: {
    loading: 'Loading posts...',
    failed: 'Posts could not be loaded',
    retry: 'Try again',
    moreFailed: 'More posts could not be loaded.',
    end: 'You have seen it all.',
    posts: 'Posts',
    newPosts: (count: number) => `${count > 99 ? '99+' : count} new ${count === 1 ? 'post' : 'posts'}`,
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
    like: (count: string) => `Like, ${countOf(count, 'like', 'likes')}`,
    unlike: (count: string) => `Unlike, ${countOf(count, 'like', 'likes')}`,
    reply: (count: string) => `Reply, ${countOf(count, 'reply', 'replies')}`,
    share: (count: string) => `Copy the link, ${countOf(count, 'share', 'shares')}`,
    gift: (gifts: string, total: string, token: string) =>
      `Gift, ${countOf(gifts, 'gift', 'gifts')}, ${total} ${token}`,
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
    about: 'It goes to the author at once and cannot be taken back.',
    amount: (amount: number, token: string) => `${amount} ${token}`,
    sent: (amount: number, token: string, handle: string) => `Sent ${amount} ${token} to ${handle}!`,
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
    likes: ['Like', 'Likes'],
    replies: ['Reply', 'Replies'],
    shares: ['Share', 'Shares'],
    gifts: ['Gift', 'Gifts'],
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
    likes: (count: string) => countOf(count, 'like', 'likes'),
    rank: (place: number) => `Number ${place}`,
  },
} as const;
