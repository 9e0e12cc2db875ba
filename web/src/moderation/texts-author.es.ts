import type { Translation } from '#kernel';
import type { texts as english } from './texts-author.ts';

export const texts: Translation<typeof english> = () => ({
  hiddenTitle: 'Lo ocultó la moderación',
  appeal: 'Apelar',
  appealTitle: 'Apelar esta decisión',
  appealAbout:
    'Di por qué no estás de acuerdo. Alguien del equipo que lleva este servidor lo lee y vuelve a decidir. Puedes apelar una vez.',
  appealField: '¿Por qué debería decidirse otra cosa?',
  appealSend: 'Enviar apelación',
  appealSent: 'Tu apelación se envió.',
  appealFailed: 'No se pudo enviar tu apelación. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  appealOpen: 'Tu apelación se envió y se está revisando.',
  appealRefused: 'Tu apelación se rechazó.',

  why: 'Motivo',
  since: 'Desde el',
  yourAppeal: 'Tu apelación',
  failed: 'No se pudo cargar el motivo',
});
