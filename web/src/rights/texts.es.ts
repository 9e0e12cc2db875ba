import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  heading: 'Tus datos',
  about: 'Llévatelos, haz una pausa o vete para siempre.',

  archive: 'Una copia de todo',
  archiveAbout: 'Tus publicaciones, mensajes, archivos y todo lo demás que guardamos sobre ti, en un archivo zip.',
  ask: 'Preparar copia',
  waiting: 'Se está preparando…',
  waitingAbout: 'Puede tardar unos minutos. Puedes salir de esta página y volver.',
  ready: (size, day) => `Lista: ${size}, hasta el ${day}`,
  download: 'Descargar',
  failedAbout: 'No se pudo preparar. Inténtalo de nuevo.',
  again: (day) => `Puedes pedir otra a partir del ${day}.`,
  failed: 'No funcionó. Inténtalo de nuevo.',
  demo: 'Las cuentas de demo son compartidas, así que no tienen datos propios.',

  storage: 'Tus archivos',
  storageAbout: 'Imágenes, videos y grabaciones que has puesto aquí.',
  storageOf: (used, allowed) => `${used} de ${allowed}`,
  storageUnknown: '–',

  deactivate: 'Desactivar cuenta',
  deactivateAbout: 'Nadie te ve hasta que vuelvas a iniciar sesión. No se borra nada.',
  deactivateButton: 'Desactivar',
  delete: 'Eliminar cuenta',
  deleteAbout: 'A los 30 días todo desaparece para siempre. Hasta entonces, la recuperas con solo iniciar sesión.',
  deleteButton: 'Eliminar',

  deactivateTitle: '¿Desactivar tu cuenta?',
  deactivateLines: [
    'Tu perfil, tus publicaciones, tus comentarios y tus mensajes quedan ocultos para todos.',
    'Se cierra tu sesión en todos los dispositivos.',
    'Inicia sesión cuando quieras, y todo vuelve a estar como antes.',
  ],
  deleteTitle: '¿Eliminar tu cuenta?',
  deleteLines: [
    'Desde ahora nadie ve tu perfil, tus publicaciones, tus comentarios ni tus mensajes.',
    'A los 30 días se borra todo, con tus archivos, tus seguidores y tu saldo. Entonces nadie puede recuperarlo, ni siquiera nosotros.',
    'Si cambias de idea dentro de los 30 días, basta con iniciar sesión.',
  ],
  confirm: (username) => `Escribe ${username} para confirmar`,
  wrongHandle: (username) => `No coincide con ${username}`,
  password: 'Tu contraseña',
  code: 'Código de la app o de respaldo',
  cancel: 'Cancelar',
  deactivated: 'Tu cuenta está desactivada. Inicia sesión cuando quieras recuperarla.',
  deleted: 'Tu cuenta se eliminará en 30 días. Si cambias de idea, inicia sesión antes.',
});
