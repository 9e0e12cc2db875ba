import type { Translation } from '#kernel';
import type { texts as english } from './texts-jobs.ts';

export const texts: Translation<typeof english> = (language) => ({
  about: 'Tareas en segundo plano que agotaron sus intentos. Averigua por qué y reinténtalas, o descártalas.',
  kinds: {
    mail: 'Un correo',
    push: 'Un mensaje push',
    'chain.follow': 'Seguir un pago',
    'help.digest': 'Un resumen semanal',
    'media.remove': 'Quitar archivos',
    'rights.archive': 'La copia de los datos de un miembro',
    'wallet.tell': 'Avisar a alguien de que le pagaron',
    'video.encode': 'Hacer que un video se reproduzca en todas partes',
  },
  tries: (count) => language.count(count, { one: 'un intento', other: '# intentos' }),
  retry: 'Reintentar',
  discard: 'Descartar',
  label: (action, kind) => `${action}: ${kind}`,
  retried: 'Se intenta otra vez',
  discarded: 'Descartada',
  failed: 'No funcionó. Inténtalo de nuevo.',
  empty: 'No se abandonó nada',
  emptyHint: 'Los correos, mensajes push, videos y copias de datos que fallan una y otra vez esperan aquí.',
  loading: 'Cargando',
  error: 'No se pudo cargar esta lista',
});
