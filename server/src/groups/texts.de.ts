import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  created: { group: 'hat die Gruppe angelegt', channel: 'hat den Kanal angelegt' },
  named: (kind, title) =>
    kind === 'channel' ? `hat den Kanal „${title}“ genannt` : `hat die Gruppe „${title}“ genannt`,
  joined: 'ist jetzt dabei',
  left: 'ist gegangen',
  removed: 'wurde entfernt',
});
