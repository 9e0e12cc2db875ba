import type { Brand } from '@wagram/contract/kernel';
import { createTexts } from '#kernel';

export const texts = createTexts('pages/legal/privacy-texts', () => ({
  /** Where it is set up, a chapter of its own. */
  translation: {
    title: 'When you translate a post',
    text: [
      'The text of a post or a comment that somebody here presses “Translate” under goes to the translation server that the operator has connected. It is not told who wrote it or who asks; names of members, hashtags and links in the text are left out.',
    ],
  },
  document: (brand: Brand) => ({
    title: 'Privacy Policy',
    lead: 'We keep what the service needs to work, show it to nobody else, and delete it when you ask.',
    chapters: [
      {
        title: 'What is kept about you',
        text: [
          'Your username, display name, picture and bio, and the email address or phone number you sign in with. A password is kept only as a hash that cannot be turned back.',
          'If you sign in with X or Google: the id, name, picture and, from X, the description, verification and follower count that they tell us. Their access tokens never reach your browser, and we never post in your name.',
          'What you post, like, send and follow, as long as you leave it there.',
          'Where you are signed in: the kind of device, the network address and the time of last use. You can see that list on the Security page and end each session.',
        ],
      },
      {
        title: 'What is not kept',
        text: [
          'No advertising profiles, no trackers of others, no fingerprints of your device. There is no analytics service on these pages.',
          'The keys of your wallet. They are made in your browser and never leave it.',
        ],
      },
      {
        title: 'In your browser',
        text: [
          'One cookie keeps you signed in. It can be read by the server alone. If somebody invited you, a second one remembers who, until you have signed up. Another knows which feed you read last, so that it comes with the page.',
          'The browser also remembers your theme, whether you closed a hint, and who was signed in last, so that the page does not flicker. Logging out removes what belongs to you. A wallet stays on the device, because it may be the only copy.',
        ],
      },
      {
        title: 'Who else sees something',
        text: [
          'Other members see what you make public. The operator of this server can see what is stored on it and uses that only to run and moderate it.',
          'Services that the operator has set up get what their job needs: the mail service your address, the SMS gateway your number, the storage service your pictures. Nothing is sold.',
          'What you ask the assistant goes to the AI model that the operator has connected, with your handle and what you could find here yourself. The chats are kept in your browser, until you delete them or log out.',
        ],
      },
      {
        title: 'Your rights',
        text: [
          'You may see, correct, take away and delete what is kept about you. Deleting is for real: it leaves nothing behind in lists, caches, notifications or storage. Backups of the operator forget in their own time.',
          `Questions go to the operator of this server. The software of ${brand.name} is open, so everything said here can be checked.`,
        ],
      },
    ],
  }),
}));
