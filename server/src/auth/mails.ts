import type { Mail } from '#kernel';
import type { Member } from '#members';

// Plain text: every mail program shows it, and nothing in it can be made to run.
const mail = (member: Member, subject: string, ...lines: string[]): Mail => ({
  to: member.email ?? '',
  subject,
  text: [`Hello ${member.displayName},`, ...lines].join('\n\n'),
});

export const verificationMail = (product: string, member: Member, link: string): Mail =>
  mail(
    member,
    `Confirm your email for ${product}`,
    `please confirm that this address is yours by opening this link within 24 hours:`,
    link,
    `If you did not sign up for ${product}, you can ignore this mail.`,
  );

export const resetMail = (product: string, member: Member, link: string): Mail =>
  mail(
    member,
    `Choose a new password for ${product}`,
    `somebody asked for a new password for ${member.username}. If it was you, open this link within an hour:`,
    link,
    'If it was not you, ignore this mail: your password stays as it is.',
  );

export const passwordChangedMail = (product: string, member: Member): Mail =>
  mail(
    member,
    `Your ${product} password was changed`,
    `the password of ${member.username} has just been changed, and every other device was signed out.`,
    'If it was not you, choose a new password at once with "Forgot password?" on the sign-in page.',
  );

export const wayInAddedMail = (product: string, member: Member, what: string): Mail =>
  mail(
    member,
    `A new way into your ${product} account`,
    `${what} was just added to ${member.username}. It signs in to the account from now on.`,
    'If it was not you, change your password at once and remove it on the security page.',
  );

export const waysInDroppedMail = (product: string, member: Member): Mail =>
  mail(
    member,
    `Your ${product} account is yours alone`,
    `this address was confirmed for ${member.username} for the first time. Passkeys, connected accounts and two-step sign-in had been set up before anybody showed that the address is theirs, so they were removed, and every device was signed out.`,
    'If you had set them up yourself, please sign in with your password and add them again. If you had not, choose a new password with "Forgot password?" on the sign-in page.',
  );

export const twoFactorMail = (product: string, member: Member, isOn: boolean): Mail =>
  mail(
    member,
    `Two-step sign-in of your ${product} account was switched ${isOn ? 'on' : 'off'}`,
    `two-step sign-in of ${member.username} was just switched ${isOn ? 'on' : 'off'}, and every other device was signed out.`,
    'If it was not you, choose a new password at once with "Forgot password?" on the sign-in page.',
  );

export const identityTakenMail = (product: string, member: Member): Mail =>
  mail(
    member,
    `Your ${product} email moved to its owner`,
    `somebody has proved that ${member.email} is theirs. It was never confirmed for ${member.username}, so it was removed from that account, together with its password.`,
  );
