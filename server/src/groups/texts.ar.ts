import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  created: { group: 'إنشاء المجموعة', channel: 'إنشاء القناة' },
  named: (kind, title) => (kind === 'channel' ? `تسمية القناة «${title}»` : `تسمية المجموعة «${title}»`),
  joined: 'انضمام',
  left: 'مغادرة',
  removed: 'إزالة',
});
