import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  blocked: (handle) => `Bloqueaste a ${handle}. Ya no verás sus publicaciones ni recibirás sus mensajes.`,
  unblocked: (handle) => `Desbloqueaste a ${handle}.`,
  failed: 'No se pudo cambiar el bloqueo',
  unreachable: 'No se pudo cambiar el bloqueo. Inténtalo de nuevo.',
  signIn: 'Inicia sesión para bloquear a alguien',
  ask: {
    title: (handle) => `¿Bloquear a ${handle}?`,
    about:
      'No verás sus publicaciones, sus comentarios ni su perfil, ni esa persona los tuyos, y no habrá mensajes entre las dos cuentas. Ninguna seguirá a la otra. No se le avisa.',
    cancel: 'Cancelar',
    confirm: 'Bloquear',
  },
  undo: 'Deshacer',
  mute: {
    on: 'No me interesa',
    off: 'Me vuelve a interesar',
    done: (handle) => `Verás menos de ${handle}. Sus publicaciones quedan fuera de tus feeds.`,
    undone: (handle) => `${handle} vuelve a tus feeds.`,
    failed: 'No se pudo guardar. Inténtalo de nuevo.',
    signIn: 'Inicia sesión para elegir lo que ves',
  },
  words: {
    title: 'Palabras silenciadas',
    about:
      'Las publicaciones y comentarios que las contienen se pliegan, y no te avisamos de ellos. Cuentan las palabras enteras, y también los hashtags.',
    field: 'Palabra, frase o #hashtag',
    term: 'Por cuánto tiempo',
    terms: { day: '24 horas', week: '7 días', ever: 'Siempre' },
    add: 'Silenciar',
    none: 'No has silenciado ninguna palabra',
    forEver: 'para siempre',
    until: (iso) => `hasta el ${language.date(iso, 'mediumTime')}`,
    remove: (word) => `Dejar de silenciar ${word}`,
    failed: 'No se pudo guardar. Inténtalo de nuevo.',
    loadFailed: 'No se pudo cargar lo que has silenciado',
  },
  threads: {
    title: 'Publicaciones silenciadas',
    about: 'No te avisamos de lo que pasa en ellas. De los regalos, sí.',
    none: 'No has silenciado ninguna publicación',
    remove: (handle) => `Dejar de silenciar la publicación de ${handle}`,
    done: 'No te avisaremos más de lo que pase en esta publicación.',
    undone: 'Volveremos a avisarte de esta publicación.',
    signIn: 'Inicia sesión para silenciar una publicación',
  },
  list: {
    title: 'Personas bloqueadas y silenciadas',
    about: 'Solo tú ves esto. Las silenciadas son las que marcaste con «No me interesa».',
    tabs: { blocked: 'Bloqueadas', muted: 'Silenciadas' },
    unblock: 'Desbloquear',
    unmute: 'No silenciar',
    of: (word, handle) => `${word} a ${handle}`,
    since: (iso) => `Desde el ${language.date(iso, 'date')}`,
    empty: { blocked: 'No has bloqueado a nadie', muted: 'No has silenciado a nadie' },
    failed: 'No se pudo cargar la lista',
    loading: 'Cargando personas',
    done: 'Listo',
  },
});
