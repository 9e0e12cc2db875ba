// What people are told about a decision, in the notice and in the mail.
import type { LogAction, ModerationTarget } from '@wagram/contract/moderation';
import type { Mail } from '#kernel';
import type { Member } from '#members';

const THING: Record<ModerationTarget, string> = {
  post: 'post',
  comment: 'comment',
  stream: 'stream',
  group: 'group',
  member: 'member',
};

/** For whoever reported it; null: nothing to tell. */
export const toReporter = (action: LogAction, target: ModerationTarget): string | null => {
  if (action === 'dismiss')
    return `We looked at the ${THING[target]} you reported and found nothing against the rules. Thank you for telling us.`;
  if (action === 'hide') return `The ${THING[target]} you reported was hidden. Thank you for telling us.`;
  if (action === 'suspend' && target === 'member')
    return 'The member you reported was suspended. Thank you for telling us.';
  if (action === 'suspend')
    return `The author of the ${THING[target]} you reported was suspended. Thank you for telling us.`;
  return null;
};

/** For whom it is about. */
export const toAuthor = (action: LogAction, target: ModerationTarget, reason: string): string | null => {
  if (action === 'hide') return `Your ${THING[target]} was hidden by the moderators: ${reason}`;
  if (action === 'restore') return `Your ${THING[target]} can be seen again: ${reason}`;
  if (action === 'suspend') return `Your account was suspended: ${reason}`;
  if (action === 'reinstate') return `Your account is no longer suspended: ${reason}`;
  if (action === 'appeal_granted') return `Your appeal was granted: ${reason}`;
  if (action === 'appeal_refused') return `Your appeal was refused: ${reason}`;
  return null;
};

const mail = (member: Member, subject: string, ...lines: string[]): Mail => ({
  to: member.email ?? '',
  subject,
  text: [`Hello ${member.displayName},`, ...lines].join('\n\n'),
});

/** SE-03: somebody who can no longer act hears it outside of the product too. */
export const suspendedMail = (product: string, member: Member, reason: string): Mail =>
  mail(
    member,
    `Your ${product} account was suspended`,
    `the people who run ${product} have suspended ${member.username}, and every device was signed out. They wrote:`,
    reason,
    'You can sign in to appeal, to take your data along, or to delete your account.',
  );

export const reinstatedMail = (product: string, member: Member, reason: string): Mail =>
  mail(
    member,
    `Your ${product} account is no longer suspended`,
    `${member.username} can be used again. The people who run ${product} wrote:`,
    reason,
  );

export const appealRefusedMail = (product: string, member: Member, reason: string): Mail =>
  mail(
    member,
    `Your appeal to ${product} was refused`,
    `the people who run ${product} have looked at their decision about ${member.username} again, and it stands. They wrote:`,
    reason,
  );
