import type { Mail } from '#kernel';
import type { Member } from '#members';

const mail = (member: Member, subject: string, ...lines: string[]): Mail => ({
  to: member.email ?? '',
  subject,
  text: [`Hello ${member.displayName},`, ...lines].join('\n\n'),
});

export const deactivatedMail = (product: string, member: Member): Mail =>
  mail(
    member,
    `Your ${product} account is deactivated`,
    `nobody sees ${member.username} any more, and every device was signed out. Sign in whenever you like, and everything is back.`,
    'If it was not you, sign in and change your password at once.',
  );

export const deletedMail = (product: string, member: Member, eraseAfter: Date): Mail =>
  mail(
    member,
    `Your ${product} account will be deleted`,
    `nobody sees ${member.username} any more, and every device was signed out. After ${eraseAfter.toISOString().slice(0, 10)} everything is gone for good: posts, comments, files, messages and the account itself.`,
    'Sign in before that day, and everything is back. If it was not you, do so at once and change your password.',
  );
