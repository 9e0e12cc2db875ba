import type { Translation } from '#kernel';
import type { texts as english } from './art-texts.ts';

export const texts: Translation<typeof english> = () => ({
  author: 'Mara Okafor',
  post: 'Hice esta foto desde la azotea, de camino a casa.',
  tip: 'Propina',
  live: 'EN VIVO',
  wallet: 'Propinas que recibes',
  keys: 'Tuyas, para guardarlas o regalarlas',
  thanks: 'me alegraste el día, gracias',
});
