import { createTexts } from '#kernel';
import type { Letter } from '#members';

export type WayIn = 'passkey' | 'x' | 'google';

const changedByAnother =
  'If it was not you, choose a new password at once with "Forgot password?" on the sign-in page.';

export const texts = createTexts('auth/texts', (language) => ({
  mails: {
    verification: (product: string, link: string): Letter => ({
      subject: `Confirm your email for ${product}`,
      lines: [
        'please confirm that this address is yours by opening this link within 24 hours:',
        link,
        `If you did not sign up for ${product}, you can ignore this mail.`,
      ],
    }),
    reset: (product: string, username: string, link: string): Letter => ({
      subject: `Choose a new password for ${product}`,
      lines: [
        `somebody asked for a new password for ${username}. If it was you, open this link within an hour:`,
        link,
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
    }),
    passwordChanged: (product: string, username: string): Letter => ({
      subject: `Your ${product} password was changed`,
      lines: [
        `the password of ${username} has just been changed, and every other device was signed out.`,
        changedByAnother,
      ],
    }),
    wayInAdded: (product: string, username: string, what: WayIn): Letter => ({
      subject: `A new way into your ${product} account`,
      lines: [
        {
          passkey: `a passkey was just added to ${username}. It signs in to the account from now on.`,
          x: `an X account was just added to ${username}. It signs in to the account from now on.`,
          google: `a Google account was just added to ${username}. It signs in to the account from now on.`,
        }[what],
        'If it was not you, change your password at once and remove it on the security page.',
      ],
    }),
    waysInDropped: (product: string, username: string): Letter => ({
      subject: `Your ${product} account is yours alone`,
      lines: [
        `this address was confirmed for ${username} for the first time. Passkeys, connected accounts and two-step sign-in had been set up before anybody showed that the address is theirs, so they were removed, and every device was signed out.`,
        'If you had set them up yourself, please sign in with your password and add them again. If you had not, choose a new password with "Forgot password?" on the sign-in page.',
      ],
    }),
    twoFactorOn: (product: string, username: string): Letter => ({
      subject: `Two-step sign-in of your ${product} account was switched on`,
      lines: [
        `two-step sign-in of ${username} was just switched on, and every other device was signed out.`,
        changedByAnother,
      ],
    }),
    twoFactorOff: (product: string, username: string): Letter => ({
      subject: `Two-step sign-in of your ${product} account was switched off`,
      lines: [
        `two-step sign-in of ${username} was just switched off, and every other device was signed out.`,
        changedByAnother,
      ],
    }),
    identityTaken: (product: string, username: string, email: string): Letter => ({
      subject: `Your ${product} email moved to its owner`,
      lines: [
        `somebody has proved that ${email} is theirs. It was never confirmed for ${username}, so it was removed from that account, together with its password.`,
      ],
    }),
  },
  sms: (code: string, product: string, minutes: number) =>
    language.count(minutes, {
      one: (number) => `${code} is your ${product} code. It works for ${number} minute. Never share it.`,
      other: (number) => `${code} is your ${product} code. It works for ${number} minutes. Never share it.`,
    }),
  badge: {
    rests:
      'Your early badge rests until you prove your e-mail address or connect X. Your place among the first is kept.',
    reserved: 'Your name sounds like somebody who runs this network, so it carries no badge. You keep the name.',
  },
  device: {
    unknown: 'Unknown device',
    on: (browser: string, system: string) => `${browser} on ${system}`,
  },
}));
