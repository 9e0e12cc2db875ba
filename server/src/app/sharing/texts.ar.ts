import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  about: (product) => `\u200F${product}: انشر وتحدّث وابدأ بثًّا مباشرًا مع من تحب، وكافئ من يُسعد يومك.`,
  feed: (name) => `منشورات ${name}`,
  feedOn: (name, product) => `منشورات ${name} على ${product}`,
  by: (name, username) => `${name} (\u200E${username})`,
  post: (name) => `منشور من ${name}`,
  picture: (name) => `صورة من ${name}`,
  newPost: 'منشور جديد',
  stream: (name) => `بث من ${name}`,
  streams: (state, name, username) =>
    ({
      scheduled: `بث قادم من ${name} (\u200E${username})`,
      live: `بث مباشر الآن من ${name} (\u200E${username})`,
      ended: `بث سابق من ${name} (\u200E${username})`,
    })[state],
  member: (name) => `صورة ${name}`,
  tooMany: { title: 'طلبات كثيرة', text: 'طلبات كثيرة. انتظر لحظة وحاول مرة أخرى.' },
  app: {
    about: (product) => `\u200F${product}: انشر وتحدّث وابدأ البث وكافئ غيرك.`,
    compose: 'منشور جديد',
    composeShort: 'نشر',
    composeAbout: (slug) => `النشر على ${slug}`,
  },
});
