import { createTexts } from '#kernel';

/** The last line of a conversation, in the list of them. */
export const texts = createTexts(() => ({
  gone: 'Deleted account',
  image: 'Photo',
  video: 'Video',
  audio: 'Voice message',
  credit: (amount: string, said: string) => (said === '' ? `Sent ${amount} WGM` : `Sent ${amount} WGM: ${said}`),
  taken: 'Message deleted',
  creditBack: 'Credit taken back',
  did: (name: string, what: string) => `${name} ${what}`,
}));
