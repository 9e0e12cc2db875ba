import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  gone: 'Gelöschtes Konto',
  image: 'Foto',
  video: 'Video',
  audio: 'Sprachnachricht',
  file: (name) => `Datei: ${name}`,
  images: (count) => language.count(count, { one: '# Foto', other: '# Fotos' }),
  mixed: (count) => language.count(count, { one: '# Foto oder Video', other: '# Fotos und Videos' }),
  credit: (amount, said) => (said === '' ? `${amount} WGM gesendet` : `${amount} WGM gesendet: ${said}`),
  taken: 'Nachricht gelöscht',
  creditBack: 'Guthaben zurückgenommen',
  did: (name, what) => `${name} ${what}`,
});
