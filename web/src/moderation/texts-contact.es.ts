import type { Translation } from '#kernel';
import type { texts as english } from './texts-contact.ts';

export const texts: Translation<typeof english> = () => ({
  about:
    'Lo que la gente escribió en Ayuda, primero lo más antiguo. Su dirección la escribieron a mano y no está comprobada.',
  guest: 'Alguien sin cuenta',
  answer: 'Responder por correo',
  subject: (brand) => `Re: tu mensaje a ${brand}`,
  close: 'Cerrar',
  closeLabel: (email) => `Cerrar el mensaje de ${email}`,
  closed: 'Cerrado. Se borra en 30 días.',
  failed: 'No se pudo cerrar. Inténtalo de nuevo.',
  empty: 'No ha escrito nadie',
  emptyHint: 'Los mensajes del formulario de contacto de Ayuda esperan aquí.',
  loading: 'Cargando',
  error: 'No se pudieron cargar estos mensajes',
});
