import type { Translation } from '#kernel';
import type { texts as english } from './art-texts.ts';

export const texts: Translation<typeof english> = () => ({
  author: 'Mara Okafor',
  post: 'Auf dem Heimweg vom Dach aus fotografiert.',
  tip: 'Trinkgeld',
  live: 'LIVE',
  wallet: 'Trinkgelder für dich',
  keys: 'Deins, zum Behalten oder Weitergeben',
  thanks: 'das hat mir den Tag gerettet, danke',
});
