import { createTexts } from '#kernel';
import type { Letter } from '#members';

/** Told as a day in UTC, which is when it happens. */
export const DAY = { dateStyle: 'long', timeZone: 'UTC' } as const;

export const texts = createTexts('rights/texts', (language) => ({
  deactivated: (product: string, username: string): Letter => ({
    subject: `Your ${product} account is deactivated`,
    lines: [
      `nobody sees ${username} any more, and every device was signed out. Sign in whenever you like, and everything is back.`,
      'If it was not you, sign in and change your password at once.',
    ],
  }),
  deleted: (product: string, username: string, day: string): Letter => ({
    subject: `Your ${product} account will be deleted`,
    lines: [
      `nobody sees ${username} any more, and every device was signed out. After ${language.date(day, DAY)} everything is gone for good: posts, comments, files, messages and the account itself.`,
      'Sign in before that day, and everything is back. If it was not you, do so at once and change your password.',
    ],
  }),
  /** Lies in the archive, beside the data. */
  readme: (product: string, username: string, moment: string) =>
    [
      `Everything that ${product} keeps about ${username}, as of ${moment}.`,
      '',
      'data/    one file for each part of the product, as JSON; in it a list for each table',
      'media/   your photos and videos, under the names that data/media.json gives them',
      '',
      'Passwords, codes and keys are not in here: an archive may lie around.',
      '',
    ].join('\n'),
}));
