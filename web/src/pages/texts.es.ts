import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  logout: {
    title: 'Cerraste sesión',
    hint: 'Hasta pronto. Te llevamos a la portada.',
    leaving: 'Cerrando tu sesión',
    failed: 'No se pudo cerrar tu sesión',
    retry: 'Reintentar',
    home: 'Ir ahora',
    wallet: 'La billetera se queda en este dispositivo.',
    walletLocked: 'La billetera se queda en este dispositivo, cerrada con su contraseña.',
  },
  x: {
    title: (brand) => `Te damos la bienvenida a ${brand}`,
    hint: 'Trae tu nombre y tu foto de X. Nunca publicamos por ti.',
    notSetUp: 'X no está configurado en este servidor',
    notSetUpHint: 'Usa tu correo. Se hace en menos de un minuto.',
    email: 'Crear cuenta con correo',
  },
  verify: {
    title: 'Verifica tu correo',
    busy: 'Un momento.',
    done: 'Tu correo está verificado',
    doneHint: 'Gracias. Ya está todo en su sitio.',
    failed: 'Esto no funcionó',
    missing: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
    home: 'Ir a Inicio',
    security: 'Pedir otro correo',
  },
  invite: {
    title: (handle, brand) => `${handle} te invita a ${brand}`,
    hint: 'Únete desde esta página y tu invitación contará.',
    what: [
      'Publica textos, fotos y videos',
      'Conversa y transmite en vivo con gente que te gusta',
      'Da y recibe propinas',
    ],
    join: 'Crear cuenta',
    x: 'Continuar con X',
    already: 'Ya tienes una cuenta aquí.',
    home: 'Ir a Inicio',
    look: 'Echar un vistazo antes',
  },
  home: {
    heading: 'Inicio',
    feeds: 'Feeds',
    following: 'Siguiendo',
    trenches: 'Trenches',
    trending: 'Tendencias',
    guestHint: (brand) => `Estás leyendo ${brand} sin cuenta. Para publicar, seguir y dar propinas, inicia sesión.`,
    signIn: 'Entrar',
    banner: {
      title: 'Nadie transmite ahora',
      hint: 'Transmite tú en vivo',
      live: (viewers) => language.count(viewers, { other: 'en vivo · # viendo' }, 'short'),
      tips: 'Propinas de hoy',
      changeHint: 'Propinas de las últimas 24 horas, comparadas con el día anterior',
      change: (percent) =>
        percent === 'new'
          ? 'nuevo'
          : `${percent < 0 ? '−' : '+'}${language.number(Math.abs(percent), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} %`,
    },
  },
  post: {
    title: 'Publicación',
    quotes: 'Citas',
    back: 'Atrás',
    goBack: 'Volver',
    notFound: 'Publicación no encontrada',
    notFoundHint: 'Puede que se haya eliminado o que el enlace esté incompleto.',
    failed: 'No se pudo cargar la publicación',
  },
  suspended: {
    title: 'Tu cuenta está suspendida',
    about: (username) => `Por ahora, ${username} no puede publicar, escribir ni dejarse ver aquí. No se borró nada.`,
    signOut: 'Cerrar sesión',
    signOutFailed: 'No se pudo cerrar tu sesión. Inténtalo de nuevo.',
  },
  security: {
    heading: 'Seguridad',
    hint: 'Cómo inicias sesión, y dónde la tienes abierta.',
    nobody: 'No hay ninguna sesión abierta',
    nobodyHint: 'Inicia sesión para ver cómo está protegida tu cuenta.',
    signIn: 'Entrar',
  },
  notFound: {
    title: 'No hay nada en esta dirección',
    hint: 'Puede que el enlace sea viejo o que se haya perdido una letra por el camino.',
    home: 'Ir a Inicio',
    back: 'Volver',
  },
  documents: {
    label: 'Documentos',
    terms: 'Términos',
    privacy: 'Política de privacidad',
    updated: 'Último cambio: 15 de noviembre de 2026',
  },
});
