import { faqInSpanish } from '@wagram/contract/help';
import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  heading: 'Ayuda',
  hint: 'Tus ajustes, respuestas y cómo escribirnos.',
  account: { title: 'Cuenta' },
  notifications: {
    title: 'Notificaciones',
    noMail: 'Verifica primero tu correo en la página de Seguridad; así podrán llegarte los resúmenes.',
  },
  allSettings: 'Todos los ajustes',
  save: 'Guardar',
  saved: '¡Ajustes guardados!',
  saveFailed: 'No se pudieron guardar tus ajustes. Inténtalo de nuevo.',
  guestHint: 'No has iniciado sesión: se guardan en este dispositivo.',
  atOnce: 'Cada cambio se aplica al momento, en todos tus dispositivos.',
  unsubscribed: 'No recibirás más resúmenes.',
  faq: {
    entries: faqInSpanish,
    title: 'Preguntas y respuestas',
    search: 'Buscar en las respuestas',
    none: 'Ninguna respuesta coincide. Escríbenos abajo.',
    found: (count) => language.count(count, { one: '# respuesta', other: '# respuestas' }),
  },
  contact: {
    title: 'Contacto',
    hint: 'Escribe a quienes llevan esta red.',
    email: 'Tu correo',
    message: 'Tu mensaje',
    send: 'Enviar',
    sent: 'Gracias. Tu mensaje está en camino; la respuesta llega por correo.',
    desk: 'Gracias. Lo leerán quienes llevan esta red; la respuesta llega por correo.',
    logged:
      'Gracias. Aquí todavía no hay ningún operador nombrado: tu mensaje está en el registro del servidor, donde puede leerlo quien lo lleva.',
    failed: 'No se pudo enviar tu mensaje. Inténtalo de nuevo.',
    over: (count) => language.count(count, { one: 'Sobra # carácter', other: 'Sobran # caracteres' }),
  },
  links: {
    label: 'Más',
    terms: 'Términos',
    privacy: 'Política de privacidad',
    security: 'Seguridad',
    keys: 'Atajos de teclado',
  },
});
