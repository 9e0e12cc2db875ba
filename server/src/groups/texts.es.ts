import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  created: { group: 'creó el grupo', channel: 'creó el canal' },
  named: (kind, title) =>
    kind === 'channel' ? `puso al canal el nombre «${title}»` : `puso al grupo el nombre «${title}»`,
  joined: 'se unió',
  left: 'salió',
  removed: 'quedó fuera',
});
