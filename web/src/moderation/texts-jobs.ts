import { createTexts } from '#kernel';

/** What operators read of work in the background that was given up. Kinds that are not named here show their own name. */
export const texts = createTexts('moderation/texts-jobs', (language) => ({
  about: 'Work in the background that failed as often as it may. Find out why, then try it again or let it go.',
  kinds: {
    mail: 'A mail',
    push: 'A push message',
    'chain.follow': 'Following a payment',
    'help.digest': 'A weekly digest',
    'media.remove': 'Removing files',
    'rights.archive': 'An archive of a member',
    'wallet.tell': 'Telling somebody that they were paid',
    'video.encode': 'Making a video playable everywhere',
  } as Readonly<Record<string, string>>,
  tries: (count: number) => language.count(count, { one: 'tried once', other: 'tried # times' }),
  retry: 'Try again',
  discard: 'Let go',
  label: (action: string, kind: string) => `${action}: ${kind}`,
  retried: 'It is tried again',
  discarded: 'Let go',
  failed: 'That did not work. Please try again.',
  empty: 'Nothing was given up',
  emptyHint: 'Mails, push messages, videos and archives that fail again and again wait here.',
  loading: 'Loading',
  error: 'This list could not be loaded',
}));
