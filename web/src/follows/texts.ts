import { createTexts } from '#kernel';
import { bareHandle } from '@wagram/contract/members';

const at = (username: string): string => `@${bareHandle(username)}`;

export const texts = createTexts('follows/texts', (language) => ({
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
  followers: (count: number) => language.count(count, { one: '# follower', other: '# followers' }),
  followedOn: (iso: string) => `Followed ${language.date(iso, 'date')}`,
  followedYouOn: (iso: string) => `Followed you ${language.date(iso, 'date')}`,
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
    title: (total: number) => language.count(total, { one: '# follow request', other: '# follow requests' }),
    askedOn: (iso: string) => `Asked ${language.date(iso, 'date')}`,
    accept: 'Accept',
    decline: 'Decline',
    accepted: (username: string) => `${at(username)} follows you now.`,
    declined: (username: string) => `The request of ${at(username)} was declined.`,
    failed: 'The request could not be answered. Please try again.',
  },
}));
