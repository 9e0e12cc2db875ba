import { createTexts } from '#kernel';

/** What operators read of other servers. */
export const texts = createTexts('federation/texts-desk', (language) => ({
  heading: 'Other servers',
  about: 'With whom this server speaks.',
  search: 'Name of a server',
  states: { all: 'All', limited: 'Limited', blocked: 'Blocked', failing: 'Not answering' },
  state: { open: 'Open', limited: 'Limited', blocked: 'Blocked' },
  statesLabel: 'Which servers',
  total: (count: number) => language.count(count, { one: '# server', other: '# servers' }),
  people: (count: number) => language.count(count, { one: '# person known', other: '# people known' }),
  follows: (count: number) => language.count(count, { one: '# follow', other: '# follows' }),
  failing: (since: string) => `Has not answered since ${since}`,
  decide: 'Decide about a server',
  name: 'Server',
  namePlaceholder: 'social.example',
  reason: 'Reason, for other operators here',
  choices: {
    open: { name: 'Open', about: 'Spoken with like any other.' },
    limited: {
      name: 'Limited',
      about:
        'Its people are heard by those here who follow them, and by nobody else. So are those of servers under its name.',
    },
    blocked: {
      name: 'Blocked',
      about: 'Not spoken with, nor is any server under its name. Their people are out of sight, and all follows end.',
    },
  },
  save: 'Save',
  cancel: 'Cancel',
  clear: 'Clear',
  changeWord: 'Change',
  saved: (host: string) => `Decided: ${host}`,
  change: (host: string) => `Change ${host}`,
  importTitle: 'Take in a list',
  importAbout: 'A file with a name on each line, or as Mastodon exports it. Nobody is let off by a list.',
  file: 'Choose a file',
  limitedCount: (count: number) => language.count(count, { one: '# server limited', other: '# servers limited' }),
  blockedCount: (count: number) => language.count(count, { one: '# server blocked', other: '# servers blocked' }),
  failed: 'It could not be done. Try again.',
  empty: 'No server yet',
  emptyHint: 'They come by themselves as people follow each other.',
  none: 'No server like this',
  loadFailed: 'The servers could not be loaded',
  off: 'This network is on its own',
  offHint: 'FEDERATION=on connects it with Mastodon and others. Operate tells what to know first.',
}));
