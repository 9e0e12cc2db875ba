import { bareHandle } from '@wagram/contract/members';

const whole = new Intl.NumberFormat('en');
const day = (iso: string): string =>
  new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' }).format(new Date(iso));
const at = (username: string): string => `@${bareHandle(username)}`;

export const texts = {
  follow: 'Follow',
  followBack: 'Follow Back',
  unfollow: 'Unfollow',
  requested: 'Requested',
  busy: '...',
  /** What a screen reader hears: the word on the button, and whom it is about. */
  about: (word: string, username: string) => `${word} ${at(username)}`,
  signIn: 'Please log in to follow users',
  cannot: 'Cannot follow this user',
  failed: 'Failed to update follow status',
  unfollowFailed: 'Failed to unfollow user',
  unexpected: 'Failed to follow/unfollow user',
  unfollowed: (username: string) => `You no longer follow ${at(username)}.`,
  withdrawn: (username: string) => `Your request to ${at(username)} was taken back.`,
  undo: 'Undo',
  followers: (count: number) => (count === 1 ? '1 follower' : `${whole.format(count)} followers`),
  followedOn: (iso: string) => `Followed ${day(iso)}`,
  followedYouOn: (iso: string) => `Followed you ${day(iso)}`,
  following: 'Following',
  followersTitle: 'Followers',
  loading: 'Loading people',
  loadFailed: 'This list could not be loaded',
  empty: {
    following: {
      own: { title: 'You are not following anyone yet', hint: 'Follow people, and their posts come to your home.' },
      other: (username: string) => ({ title: `${at(username)} is not following anyone yet`, hint: undefined }),
    },
    followers: {
      own: { title: 'No followers yet', hint: 'Post something, and people will find you.' },
      other: (username: string) => ({ title: `${at(username)} has no followers yet`, hint: 'Be the first.' }),
    },
  },
  discover: 'Discover Users',
  newPost: 'Create Post',
  requests: {
    title: (total: number) => (total === 1 ? '1 follow request' : `${whole.format(total)} follow requests`),
    askedOn: (iso: string) => `Asked ${day(iso)}`,
    accept: 'Accept',
    decline: 'Decline',
    accepted: (username: string) => `${at(username)} follows you now.`,
    declined: (username: string) => `The request of ${at(username)} was declined.`,
    failed: 'The request could not be answered. Please try again.',
  },
};
