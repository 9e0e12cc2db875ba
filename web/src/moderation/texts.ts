import { createTexts } from '#kernel';

export const texts = createTexts('moderation/texts', () => ({
  title: {
    post: 'Report this post',
    comment: 'Report this comment',
    stream: 'Report this stream',
    group: 'Report this group',
    launch: 'Report this token',
    message: 'Report this message',
    channel: 'Report this channel',
    member: 'Report this member',
  },
  aboutMessage:
    'What is wrong with it? The people who run this server will read this message, and nothing else you wrote to each other.',
  about: 'What is wrong with it? The people who run this server will look at it. The author is not told who reported.',
  reasons: {
    spam: ['Spam', 'Unwanted, repeated or misleading'],
    abuse: ['Abuse or hate', 'Insults, threats or harassment'],
    violence: ['Violence', 'Shows or calls for harm'],
    nudity: ['Nudity', 'Sexual content where it does not belong'],
    scam: ['Scam', 'Tries to get money, keys or passwords'],
    other: ['Something else', 'Tell us in a few words'],
  },
  reason: 'Reason',
  note: 'Anything to add? (optional)',
  send: 'Send report',
  cancel: 'Cancel',
  sent: 'Thank you. Your report was sent.',
  failed: 'Your report could not be sent. Please try again.',
}));
