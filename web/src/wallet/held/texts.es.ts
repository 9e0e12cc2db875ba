import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  loading: 'Mirando la dirección',
  show: 'Mostrar esto en mi perfil',
  showHint: 'Los miembros que pueden leer tus publicaciones también lo ven.',
  hiddenHint: 'Solo tú ves esto.',
  notSaved: 'No se pudo guardar. Inténtalo de nuevo.',
  unique: 'Pieza única',
  uniqueUnknown: 'Coleccionable',
  ticket: 'Entrada',
  tokens: 'Tokens',
  unknownToken: 'Token desconocido',
  unknownHint: 'Solo lo que se creó en este servidor aparece con su nombre. Lo demás, con su dirección.',
  more: 'Hay más de lo que cabe aquí.',
  nothing: {
    title: 'Todavía no hay nada',
    hint: 'Aquí aparecen las entradas, los coleccionables y los tokens de la dirección vinculada.',
  },
  notLinked: {
    title: 'Ninguna dirección vinculada',
    hint: 'Vincula tu billetera, y lo que contiene podrá verse aquí.',
    link: 'Vincular una dirección',
  },
  notShown: (handle) => ({ title: 'Nada que mostrar', hint: `${handle} no muestra aquí lo que tiene.` }),
  guest: { title: 'Para miembros', hint: 'Inicia sesión para ver lo que tiene la gente.', signIn: 'Entrar' },
  off: { title: 'Sin conexión con Solana', hint: 'Este servidor no lee lo que tienen las direcciones.' },
  failed: 'No se pudo leer lo que tiene esta dirección',
});
