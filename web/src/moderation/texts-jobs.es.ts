import type { Translation } from '#kernel';
import type { texts as english } from './texts-jobs.ts';

export const texts: Translation<typeof english> = (language) => ({
  about:
    'Tareas en segundo plano que fallaron tantas veces como se permite. Averigua por qué y reinténtalas, o déjalas ir.',
  kinds: {
    mail: 'Un correo',
    push: 'Un mensaje push',
    'chain.follow': 'Seguir un pago',
    'help.digest': 'Un resumen semanal',
    'media.remove': 'Quitar archivos',
    'rights.archive': 'Un archivo de un miembro',
    'wallet.tell': 'Avisar a alguien de que le pagaron',
    'video.encode': 'Hacer que un video se reproduzca en todas partes',
  },
  tries: (count) => language.count(count, { one: 'un intento', other: '# intentos' }),
  retry: 'Reintentar',
  discard: 'Dejar ir',
  label: (action, kind) => `${action}: ${kind}`,
  retried: 'Se intenta otra vez',
  discarded: 'Descartada',
  failed: 'No funcionó. Inténtalo de nuevo.',
  empty: 'No se abandonó nada',
  emptyHint: 'Los correos, mensajes push, videos y archivos que fallan una y otra vez esperan aquí.',
  loading: 'Cargando',
  error: 'No se pudo cargar esta lista',
});
