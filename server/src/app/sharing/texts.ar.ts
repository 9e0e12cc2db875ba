import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  about: (product) => `${product}: انشر وتحدّث وابدأ بثًّا مباشرًا مع من تحب، وكافئ من يُسعد يومك.`,
  feed: (name) => `منشورات ${name}`,
  feedOn: (name, product) => `منشورات ${name} على ${product}`,
  by: (name, username) => `${name} (${username})`,
  post: (name) => `منشور من ${name}`,
  picture: (name) => `صورة من ${name}`,
  newPost: 'منشور جديد',
  stream: (name) => `بث من ${name}`,
  streams: (state, name, username) =>
    ({
      scheduled: `بث قادم من ${name} (${username})`,
      live: `بث مباشر الآن من ${name} (${username})`,
      ended: `بث سابق من ${name} (${username})`,
    })[state],
  member: (name) => `صورة ${name}`,
  app: {
    about: (product) => `${product}: انشر وتحدّث وابدأ البث وكافئ غيرك.`,
    compose: 'منشور جديد',
    composeShort: 'نشر',
    composeAbout: (slug) => `النشر على ${slug}`,
  },
});
