import { createTexts } from '#kernel';

export const texts = createTexts('posts/list/queue-texts', (language) => ({
  title: (count: number) => language.count(count, { one: '# post waits to be sent', other: '# posts wait to be sent' }),
  waits: 'It goes out when you are online.',
  kept: 'You are offline. Your post goes out later.',
  out: 'Your waiting post is out',
  media: 'A post with a picture or video',
  retry: 'Try again',
  discard: 'Discard',
  discardOf: (words: string) => `Discard: ${words}`,
}));
