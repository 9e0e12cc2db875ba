import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  words: ['Conecta.', 'Participa.', 'Gana.'],
  about:
    'Publica, conversa y transmite en vivo con la gente que te gusta. Dale una propina a quien te alegre el día. Tus claves, tu servidor, tus reglas.',
  x: 'Continuar con X',
  email: 'Continuar con correo',
  language: 'Idioma',
});
