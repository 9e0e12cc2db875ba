import { createTexts } from '#kernel';

export const texts = createTexts('blocks/texts', (language) => ({
  blocked: (handle: string) => `Blocked ${handle}. You will no longer see their posts or receive messages from them.`,
  unblocked: (handle: string) => `Unblocked ${handle}.`,
  failed: 'Failed to update block status',
  unreachable: 'Failed to update block status. Please try again.',
  signIn: 'Please log in to block users',
  ask: {
    title: (handle: string) => `Block ${handle}?`,
    about:
      'You will not see each other’s posts, comments or profiles, and no messages pass between you. You stop following each other. They are not told.',
    cancel: 'Cancel',
    confirm: 'Block',
  },
  undo: 'Undo',
  mute: {
    on: 'Not Interested',
    off: 'Undo Not Interested',
    done: (handle: string) => `You will see less of ${handle}. Their posts stay out of your feeds.`,
    undone: (handle: string) => `${handle} is back in your feeds.`,
    failed: 'This could not be saved. Please try again.',
    signIn: 'Please sign in to choose what you see',
  },
  list: {
    title: 'Blocked and muted people',
    about: 'Only you can see this. Muted people are those you marked as Not Interested.',
    tabs: { blocked: 'Blocked', muted: 'Muted' },
    unblock: 'Unblock',
    unmute: 'Unmute',
    of: (word: string, handle: string) => `${word} ${handle}`,
    since: (iso: string) => `Since ${language.date(iso, 'date')}`,
    empty: { blocked: 'You have blocked nobody', muted: 'You have muted nobody' },
    failed: 'The list could not be loaded',
    loading: 'Loading people',
    done: 'Done',
  },
}));
