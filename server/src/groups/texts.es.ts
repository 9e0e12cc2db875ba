import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  created: { group: 'creó el grupo', channel: 'creó el canal' },
  named: (kind, title) => (kind === 'channel' ? `llamó al canal «${title}»` : `llamó al grupo «${title}»`),
  joined: 'se unió',
  left: 'salió',
  removed: 'quedó fuera',
});
