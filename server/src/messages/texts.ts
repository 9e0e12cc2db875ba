import { createTexts } from '#kernel';

/** The last line of a conversation, in the list of them. */
export const texts = createTexts('messages/texts', (language) => ({
  gone: 'Deleted account',
  image: 'Photo',
  video: 'Video',
  audio: 'Voice message',
  file: (name: string) => `File: ${name}`,
  images: (count: number) => language.count(count, { one: '# photo', other: '# photos' }),
  mixed: (count: number) => language.count(count, { one: '# photo or video', other: '# photos and videos' }),
  credit: (amount: string, said: string) => (said === '' ? `Sent ${amount} WGM` : `Sent ${amount} WGM: ${said}`),
  taken: 'Message deleted',
  creditBack: 'Credit taken back',
  did: (name: string, what: string) => `${name} ${what}`,
}));
