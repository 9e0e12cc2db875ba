import { createTexts } from '#kernel';

/** What members read of people and posts on other servers. */
export const texts = createTexts('federation/texts', () => ({
  origin: {
    from: (host: string) => `From ${host}`,
    about: 'What is here came from their server. Older posts may be only there.',
    open: 'Open where it comes from',
    openPage: 'Open their page there',
  },
  lookUp: {
    hint: (what: string) => `Asks the server behind ${what}`,
    looking: 'Asking their server',
    failed: 'It could not be looked up. Try again.',
  },
  first: {
    title: (host: string) => `${host} is another server`,
    about:
      'Its people and its rules are its own. Its operators will know that you follow somebody there, and your posts go to the servers of those who follow you. What you delete is deleted there, too, but a copy may stay where nobody listens.',
    go: 'Follow',
    cancel: 'Not now',
  },
  report: {
    also: (host: string) => `Tell ${host}, too`,
    alsoHint: 'Without your name: this server speaks for itself.',
  },
}));
