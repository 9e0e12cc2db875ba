import { createTexts } from '#kernel';

/** One's address for people elsewhere, and moving there and here. */
export const texts = createTexts('federation/texts-moving', () => ({
  address: 'Your address elsewhere',
  addressHint: 'People on other servers find and follow you by it.',
  copied: 'Address copied',
  copyFailed: 'The address could not be copied',
  copy: 'Copy',
  hereTitle: 'Come here from another server',
  hereAbout: 'Name the account that you leave. Then move it in its own settings, and its followers follow you here.',
  placeholder: '@name@social.example',
  add: 'Add',
  hereLabel: 'Account elsewhere',
  drop: 'Remove',
  remove: (account: string) => `Remove ${account}`,
  none: 'None named yet',
  awayTitle: 'Move to another server',
  awayAbout:
    'First name this account among the aliases of the other one. Your followers on other servers are then told to follow you there. Posts, credit and wallet stay here.',
  to: 'Your account there',
  move: 'Move',
  sure: 'Your followers elsewhere are told at once. Taking it back does not bring them back.',
  really: 'Tell them',
  cancel: 'Cancel',
  movedTo: (account: string) => `You have moved to ${account}.`,
  back: 'I am back',
  saved: 'Saved',
  failed: 'It could not be saved. Try again.',
  loadFailed: 'This could not be loaded',
  loading: 'Loading',
}));
