// What people are told about a decision, in the notice and in the mail.
import type { LogAction, ModerationTarget } from '@wagram/contract/moderation';
import { createTexts } from '#kernel';
import type { Letter } from '#members';

export const texts = createTexts('moderation/texts', () => ({
  /** For whoever reported it; null: nothing to tell. */
  toReporter: (action: LogAction, target: ModerationTarget): string | null => {
    if (action === 'dismiss') {
      return {
        post: 'We looked at the post you reported and found nothing against the rules. Thank you for telling us.',
        comment: 'We looked at the comment you reported and found nothing against the rules. Thank you for telling us.',
        stream: 'We looked at the stream you reported and found nothing against the rules. Thank you for telling us.',
        group: 'We looked at the group you reported and found nothing against the rules. Thank you for telling us.',
        message: 'We looked at the message you reported and found nothing against the rules. Thank you for telling us.',
        launch: 'We looked at the token you reported and found nothing against the rules. Thank you for telling us.',
        member: 'We looked at the member you reported and found nothing against the rules. Thank you for telling us.',
      }[target];
    }
    if (action === 'hide') {
      return {
        post: 'The post you reported was hidden. Thank you for telling us.',
        comment: 'The comment you reported was hidden. Thank you for telling us.',
        stream: 'The stream you reported was hidden. Thank you for telling us.',
        group: 'The group you reported was hidden. Thank you for telling us.',
        message: 'The message you reported was hidden. Thank you for telling us.',
        launch: 'The token you reported was taken off the lists. Thank you for telling us.',
        member: 'The member you reported was hidden. Thank you for telling us.',
      }[target];
    }
    if (action !== 'suspend') return null;
    return {
      post: 'The author of the post you reported was suspended. Thank you for telling us.',
      comment: 'The author of the comment you reported was suspended. Thank you for telling us.',
      stream: 'The author of the stream you reported was suspended. Thank you for telling us.',
      group: 'The author of the group you reported was suspended. Thank you for telling us.',
      message: 'The author of the message you reported was suspended. Thank you for telling us.',
      launch: 'The creator of the token you reported was suspended. Thank you for telling us.',
      member: 'The member you reported was suspended. Thank you for telling us.',
    }[target];
  },

  /** For whom it is about. */
  toAuthor: (action: LogAction, target: ModerationTarget, reason: string): string | null => {
    if (action === 'hide') {
      return {
        post: `Your post was hidden by the moderators: ${reason}`,
        comment: `Your comment was hidden by the moderators: ${reason}`,
        stream: `Your stream was hidden by the moderators: ${reason}`,
        group: `Your group was hidden by the moderators: ${reason}`,
        message: `Your message was hidden by the moderators: ${reason}`,
        launch: `Your token was taken off the lists by the moderators: ${reason}`,
        member: `Your account was hidden by the moderators: ${reason}`,
      }[target];
    }
    if (action === 'restore') {
      return {
        post: `Your post can be seen again: ${reason}`,
        comment: `Your comment can be seen again: ${reason}`,
        stream: `Your stream can be seen again: ${reason}`,
        group: `Your group can be seen again: ${reason}`,
        message: `Your message can be seen again: ${reason}`,
        launch: `Your token can be seen again: ${reason}`,
        member: `Your account can be seen again: ${reason}`,
      }[target];
    }
    if (action === 'suspend') return `Your account was suspended: ${reason}`;
    if (action === 'reinstate') return `Your account is no longer suspended: ${reason}`;
    if (action === 'appeal_granted') return `Your appeal was granted: ${reason}`;
    return action === 'appeal_refused' ? `Your appeal was refused: ${reason}` : null;
  },

  suspended: (product: string, username: string, reason: string): Letter => ({
    subject: `Your ${product} account was suspended`,
    lines: [
      `the people who run ${product} have suspended ${username}, and every device was signed out. They wrote:`,
      reason,
      'You can sign in to appeal, to take your data along, or to delete your account.',
    ],
  }),
  reinstated: (product: string, username: string, reason: string): Letter => ({
    subject: `Your ${product} account is no longer suspended`,
    lines: [`${username} can be used again. The people who run ${product} wrote:`, reason],
  }),
  appealRefused: (product: string, username: string, reason: string): Letter => ({
    subject: `Your appeal to ${product} was refused`,
    lines: [
      `the people who run ${product} have looked at their decision about ${username} again, and it stands. They wrote:`,
      reason,
    ],
  }),
}));
