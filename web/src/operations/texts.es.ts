import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Estado',
  about: 'Cómo funciona este programa, tal como está ahora.',
  loading: 'Cargando',
  failed: 'No se pudo cargar',

  alerts: {
    title: 'Requiere atención',
    quiet: 'Todo va bien',
    quietHint: 'Cada parte responde, nada espera demasiado y hay una copia de seguridad reciente.',
    failures: (count) =>
      language.count(count, {
        one: '# petición falló en los últimos segundos. El registro dice por qué.',
        other: '# peticiones fallaron en los últimos segundos. El registro dice por qué.',
      }),
    given: (count) =>
      language.count(count, {
        one: 'Se abandonó # tarea. Espera en Tareas fallidas.',
        other: 'Se abandonaron # tareas. Esperan en Tareas fallidas.',
      }),
    late: (kind, minutes) =>
      language.count(minutes, {
        one: (number) => `Hay tareas con ${number} minuto de retraso: ${kind}.`,
        other: (number) => `Hay tareas con ${number} minutos de retraso: ${kind}.`,
      }),
    disk: (free) => `El disco está casi lleno: quedan ${free}.`,
    connections: 'Casi todas las conexiones de la base de datos están en uso.',
    replicas: 'Una réplica queda fuera: no responde o va demasiado atrás.',
    redis: 'Redis no responde. Cada proceso cuenta sus propios límites, y los eventos en vivo esperan.',
    versions: 'Hay procesos de versiones distintas. Eso solo es correcto durante una actualización.',
    neverBackedUp: 'Todavía no hay ninguna copia de seguridad. Haz una con npm run backup.',
    oldBackup: (days) =>
      language.count(days, {
        one: 'La última copia de seguridad tiene # día.',
        other: 'La última copia de seguridad tiene # días.',
      }),
    neverRehearsed:
      'La última copia de seguridad nunca se probó. npm run restore <folder> -- --rehearse lo hace sin dejar rastro.',
  },

  processes: {
    title: 'Procesos',
    hint: 'Cada uno dice cómo está cada diez segundos.',
    name: (host, pid) => `${host}, proceso ${pid}`,
    about: (version, node) => `Versión ${version}, Node ${node}`,
    since: (since) => ['En marcha desde: ', since],
    rate: 'Peticiones por segundo',
    time: 'Tiempo de respuesta (mediana, 99 %)',
    times: (half, most) => `${half} ms, ${most} ms`,
    delay: 'Retraso del bucle de eventos (99 %)',
    ms: (value) => `${value} ms`,
    memory: 'Memoria',
    pages: 'Páginas abiertas',
    failures: 'Peticiones fallidas',
  },

  queues: {
    title: 'Tareas en segundo plano',
    hint: 'Correos, push, videos, copias de datos: lo que espera, lo que está en curso y lo que se abandonó.',
    empty: 'No espera nada.',
    planned: (count) =>
      language.count(count, { one: '# está prevista para después.', other: '# están previstas para después.' }),
    kind: 'Tipo',
    waiting: 'En espera',
    running: 'En curso',
    failed: 'Abandonadas',
  },

  database: {
    title: 'Base de datos',
    kinds: {
      embedded: (version) => `PostgreSQL ${version} integrado`,
      postgres: (version) => `PostgreSQL ${version}`,
    },
    name: 'Tipo',
    size: 'Tamaño',
    connections: 'Conexiones',
    of: (some, all) => `${some} de ${all}`,
    replicas: 'Réplicas que responden',
    redis: 'Redis',
    redisStates: { none: 'Sin usar', ready: 'Responde', away: 'No responde' },
    tables: 'Tablas más grandes',
    rows: (count) => language.count(count, { one: '# fila', other: 'unas # filas' }),
  },

  files: {
    title: 'Archivos',
    places: {
      folder: 'En la carpeta de datos',
      s3: 'En un bucket',
      host: 'En un servicio de imágenes',
    },
    place: 'Lugar',
    count: 'Archivos',
    size: 'Tamaño',
    disk: 'Libre en el disco',
  },

  people: {
    title: 'Personas',
    members: 'Miembros',
    joined: 'Nuevos en un día',
    posts: 'Publicaciones en un día',
    messages: 'Mensajes en un día',
  },

  backup: {
    title: 'Copia de seguridad',
    hint: 'npm run backup hace una, npm run restore <folder> -- --rehearse la prueba.',
    made: 'Última copia',
    tried: 'Última prueba',
    size: 'Tamaño',
    never: 'Nunca',
  },
});
