import { createTexts } from '#kernel';

export const texts = createTexts('rights/texts', () => ({
  heading: 'Your data',
  about: 'Take it along, step back for a while, or leave for good.',

  archive: 'A copy of everything',
  archiveAbout: 'Your posts, messages, files and everything else we keep about you, as one zip file.',
  ask: 'Prepare archive',
  waiting: 'Being put together…',
  waitingAbout: 'This can take a few minutes. You can leave this page and come back.',
  ready: (size: string, day: string) => `Ready: ${size}, until ${day}`,
  download: 'Download',
  failedAbout: 'It could not be put together. Please try again.',
  again: (day: string) => `You can ask for another one from ${day}.`,
  failed: 'That did not work. Please try again.',
  demo: 'Demo members are shared, so they have no data of their own.',

  storage: 'Your files',
  storageAbout: 'Pictures, videos and recordings that you have put here.',
  storageOf: (used: string, allowed: string) => `${used} of ${allowed}`,
  storageUnknown: '–',

  deactivate: 'Deactivate account',
  deactivateAbout: 'Nobody sees you until you sign in again. Nothing is deleted.',
  deactivateButton: 'Deactivate',
  delete: 'Delete account',
  deleteAbout: 'Everything is gone for good after 30 days. Until then, signing in brings it back.',
  deleteButton: 'Delete',

  deactivateTitle: 'Deactivate your account?',
  deactivateLines: [
    'Your profile, posts, comments and messages are hidden from everybody.',
    'You are signed out on every device.',
    'Sign in whenever you like, and everything is back as it was.',
  ],
  deleteTitle: 'Delete your account?',
  deleteLines: [
    'From now on nobody sees your profile, posts, comments and messages.',
    'After 30 days all of it is erased, with your files, followers and balance. Nobody can bring it back then, not even us.',
    'If you change your mind within the 30 days, just sign in.',
  ],
  confirm: (username: string) => `Type ${username} to confirm`,
  wrongHandle: (username: string) => `This is not ${username}`,
  password: 'Your password',
  code: 'Authenticator or backup code',
  cancel: 'Cancel',
  deactivated: 'Your account is deactivated. Sign in whenever you want it back.',
  deleted: 'Your account will be deleted in 30 days. Sign in before then if you change your mind.',
}));
