import type { ReactNode } from 'react';
import { createTexts } from '#kernel';
import type { DecisionAction, LogAction, ModerationTarget } from '@wagram/contract/moderation';

/** What operators read. */
export const texts = createTexts('moderation/texts-queue', (language) => ({
  heading: 'Moderation',
  about: 'What members report, and what was decided about it.',
  tabs: {
    label: 'Moderation',
    reports: 'Reports',
    appeals: 'Appeals',
    accounts: 'Accounts',
    log: 'Log',
    wishes: 'Wishes',
    contact: 'Contact',
    jobs: 'Failed work',
  },
  counted: (tab: string, count: number) => (count === 0 ? tab : `${tab} (${count})`),

  emptyReports: 'Nothing is waiting',
  emptyReportsHint: 'When somebody reports a post, a comment, a stream, a group or a member, it appears here.',
  emptyAppeals: 'No appeals',
  emptyAppealsHint: 'Authors who disagree with a decision can ask you to look again.',
  emptyLog: 'Nothing has been decided yet',
  emptyLogHint: 'Every decision is written down here, with its reason. It cannot be changed later.',
  loading: 'Loading',
  failed: 'This list could not be loaded',

  reports: (count: number) => language.count(count, { one: '# report', other: '# reports' }),
  firstReported: 'First reported',
  states: { active: null, suspended: 'Suspended', deactivated: 'Deactivated' },
  hidden: 'Hidden',
  openPost: 'Open the post',
  openStream: 'Open the stream',
  openGroup: 'Open the group',
  openProfile: 'Open the profile',
  joined: 'Joined',
  noBio: 'No description',
  notes: 'Who reported it',
  newestNotes: (count: number) => `Who reported it (the newest ${count})`,
  kinds: { post: 'Post', comment: 'Comment', stream: 'Stream', group: 'Group', member: 'Profile' } satisfies Record<
    ModerationTarget,
    string
  >,
  guest: 'Somebody who is not signed in',
  history: (count: number) => language.count(count, { one: '# earlier decision', other: '# earlier decisions' }),
  noHistory: 'No earlier decisions',

  act: {
    dismiss: 'Dismiss',
    hide: 'Hide',
    restore: 'Show again',
    suspend: 'Suspend',
    reinstate: 'Lift suspension',
  } satisfies Record<DecisionAction, string>,
  title: (action: DecisionAction, target: ModerationTarget): string =>
    ({
      dismiss: 'Dismiss these reports?',
      hide: {
        post: 'Hide this post?',
        comment: 'Hide this comment?',
        stream: 'Hide this stream?',
        group: 'Hide this group?',
        member: 'Hide this member?',
      }[target],
      restore: {
        post: 'Show this post again?',
        comment: 'Show this comment again?',
        stream: 'Show this stream again?',
        group: 'Show this group again?',
        member: 'Show this member again?',
      }[target],
      suspend: 'Suspend this member?',
      reinstate: 'Lift the suspension?',
    })[action],
  explain: {
    dismiss: 'It stays as it is. Whoever reported it is told that you looked.',
    hide: 'Only its author still sees it, with your reason, and may appeal.',
    restore: 'Everybody can see it again. Its author is told.',
    suspend: 'They are signed out everywhere and nobody sees what they posted. They may sign in to appeal or to leave.',
    reinstate: 'Everything is as it was before. They are told by mail.',
  } satisfies Record<DecisionAction, string>,
  hideGroup: 'Only its members still see it, and nobody comes in. Its owner reads your reason, and may appeal.',
  reason: 'Reason',
  reasonHint: 'The member reads it, and it stays in the log for good. Leave names out of it.',
  reasonKept: 'It stays in the log for good. Leave names out of it.',
  quick: {
    act: ['Spam', 'Insults or threats', 'Calls for violence', 'Sexual content', 'Fraud'],
    dismiss: ['Nothing against the rules', 'Not clear enough to act', 'Already dealt with'],
    takeBack: ['Different after a second look', 'Decided by mistake'],
    refuse: ['The decision stands after a second look'],
  },
  quickLabel: 'Common reasons',
  cancel: 'Cancel',
  decideFailed: 'The decision could not be saved. Please try again.',
  done: {
    dismiss: 'Dismissed',
    hide: 'Hidden. Everybody concerned is told.',
    restore: 'It can be seen again',
    suspend: 'Suspended and signed out everywhere',
    reinstate: 'The suspension is lifted',
  } satisfies Record<DecisionAction, string>,
  undo: 'Undo',
  undoReason: 'Decided by mistake and taken back at once.',

  appealOf: 'appeals',
  decisionWas: 'What was decided',
  gone: 'What this was about has been deleted.',
  grant: 'Grant',
  refuse: 'Refuse',
  grantTitle: 'Grant this appeal?',
  grantAbout: 'The decision is taken back, and the author is told why.',
  refuseTitle: 'Refuse this appeal?',
  refuseAbout: 'The decision stands, and the author is told why. It is the last word.',
  granted: 'Granted. The decision is taken back.',
  refused: 'Refused. The author is told.',

  nobody: 'A member who has left',
  /** Who did what, to whom. */
  line: (action: LogAction, target: ModerationTarget, operator: ReactNode, member: ReactNode): ReactNode =>
    ({
      dismiss: {
        post: [operator, ' dismissed reports about a post of ', member],
        comment: [operator, ' dismissed reports about a comment of ', member],
        stream: [operator, ' dismissed reports about a stream of ', member],
        group: [operator, ' dismissed reports about a group of ', member],
        member: [operator, ' dismissed reports about ', member],
      }[target],
      hide: {
        post: [operator, ' hid a post of ', member],
        comment: [operator, ' hid a comment of ', member],
        stream: [operator, ' hid a stream of ', member],
        group: [operator, ' hid a group of ', member],
        member: [operator, ' hid ', member],
      }[target],
      restore: {
        post: [operator, ' put back a post of ', member],
        comment: [operator, ' put back a comment of ', member],
        stream: [operator, ' put back a stream of ', member],
        group: [operator, ' put back a group of ', member],
        member: [operator, ' put back ', member],
      }[target],
      suspend: [operator, ' suspended ', member],
      reinstate: [operator, ' lifted the suspension of ', member],
      appeal_granted: [operator, ' granted an appeal of ', member],
      appeal_refused: [operator, ' refused an appeal of ', member],
    })[action],
}));
