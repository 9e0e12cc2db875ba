import type { StreamView } from '@wagram/contract/streams';
import { createTexts } from '#kernel';

/** What search engines, link previews, feed readers and phones that install the app show of it. */
export const texts = createTexts('app/sharing/texts', () => ({
  about: (product: string) =>
    `${product}: post, talk and go live with people you like, and tip them when they make your day.`,
  feed: (name: string) => `Posts of ${name}`,
  feedOn: (name: string, product: string) => `Posts of ${name} on ${product}`,
  by: (name: string, username: string) => `${name} (${username})`,
  post: (name: string) => `A post by ${name}`,
  picture: (name: string) => `A picture by ${name}`,
  newPost: 'A new post',
  stream: (name: string) => `A stream by ${name}`,
  streams: (state: StreamView['state'], name: string, username: string) =>
    ({
      scheduled: `${name} (${username}) will be live`,
      live: `${name} (${username}) is live now`,
      ended: `${name} (${username}) was live`,
    })[state],
  member: (name: string) => `Picture of ${name}`,
  tooMany: { title: 'Too many requests', text: 'Too many requests. Please wait a moment and try again.' },
  app: {
    about: (product: string) => `${product}: post, talk, go live and tip each other.`,
    compose: 'New post',
    composeShort: 'Post',
    composeAbout: (slug: string) => `Post on ${slug}`,
  },
}));
