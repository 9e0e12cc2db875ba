import { createTexts } from '#kernel';
import type { Waitlist } from '@wagram/contract/settings';

/** What operators read about what members wait for. */
export const texts = createTexts('moderation/texts-waitlist', (language) => ({
  about: 'Members asked to be told once these are there. Each is told once, and then waits no longer.',
  names: (token: string): Record<Waitlist, string> => ({ launchpad: 'Launchpad', token: `The ${token} token` }),
  waiting: (count: number) => language.count(count, { one: '# member waits', other: '# members wait' }),
  nobody: 'Nobody waits',
  write: 'It is ready',
  label: 'What they read',
  hints: {
    launchpad: 'One notice to each, which leads to the launchpad. It cannot be taken back.',
    token: 'One notice to each, which leads to the page. It cannot be taken back.',
  } satisfies Record<Waitlist, string>,
  prepared: (token: string): Record<Waitlist, string> => ({
    launchpad: 'The launchpad is open.',
    token: `${token} is on the chain. Compare the whole address before you buy.`,
  }),
  cancel: 'Cancel',
  tell: (count: number) => language.count(count, { one: 'Tell # member', other: 'Tell # members' }),
  told: (count: number) => language.count(count, { one: '# member is told', other: '# members are told' }),
  failed: 'They could not be told. Please try again.',
  loading: 'Loading',
  errorTitle: 'This list could not be loaded',
}));
