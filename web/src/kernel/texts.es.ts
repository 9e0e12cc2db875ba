import type { Translation } from './language.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  offline: 'Parece que no tienes conexión. Revísala e inténtalo de nuevo.',
  slow: 'El servidor tarda demasiado en responder. Inténtalo de nuevo.',
  unreadable: 'El servidor dio una respuesta que no se pudo leer. Inténtalo de nuevo.',
  foreignAddress: 'Los archivos solo se envían a este servidor o por https.',
});
