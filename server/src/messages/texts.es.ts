import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  gone: 'Cuenta eliminada',
  image: 'Foto',
  video: 'Video',
  audio: 'Mensaje de voz',
  file: (name) => `Archivo: ${name}`,
  images: (count) => language.count(count, { one: '# foto', other: '# fotos' }),
  mixed: (count) => language.count(count, { one: '# foto o video', other: '# fotos y videos' }),
  credit: (amount, said) => (said === '' ? `Envió ${amount} WGM` : `Envió ${amount} WGM: ${said}`),
  taken: 'Mensaje eliminado',
  creditBack: 'Crédito recuperado',
  did: (name, what) => `${name} ${what}`,
});
