import type { Translation } from '#kernel';
import type { texts as english } from './texts-waitlist.ts';

export const texts: Translation<typeof english> = (language) => ({
  about: 'Estos miembros pidieron un aviso para cuando esto exista. A cada uno se le avisa una vez, y deja de esperar.',
  names: (token) => ({ launchpad: 'Launchpad', token: `El token ${token}` }),
  waiting: (count) => language.count(count, { one: '# miembro espera', other: '# miembros esperan' }),
  nobody: 'No espera nadie',
  write: 'Ya está listo',
  label: 'Lo que leerán',
  hints: {
    launchpad: 'Un aviso a cada uno, que lleva al Launchpad. No se puede retirar.',
    token: 'Un aviso a cada uno, que lleva a la página. No se puede retirar.',
  },
  prepared: (token) => ({
    launchpad: 'El Launchpad está abierto.',
    token: `${token} está en la cadena. Compara la dirección entera antes de comprar.`,
  }),
  cancel: 'Cancelar',
  tell: (count) => language.count(count, { one: 'Avisar a # miembro', other: 'Avisar a # miembros' }),
  told: (count) => language.count(count, { one: 'Se avisa a # miembro', other: 'Se avisa a # miembros' }),
  failed: 'No se les pudo avisar. Inténtalo de nuevo.',
  loading: 'Cargando',
  errorTitle: 'No se pudo cargar esta lista',
});
