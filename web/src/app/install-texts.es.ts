import type { Translation } from '#kernel';
import type { texts as english } from './install-texts.ts';

export const texts: Translation<typeof english> = () => ({
  title: '¡Instala la app y tenla más a mano!',
  steps: [
    'Toca el botón de compartir en el menú del navegador',
    'Elige «Añadir a pantalla de inicio»',
    'Busca el icono en tu pantalla de inicio',
  ],
  done: 'Ya instalé la app',
  close: 'Cerrar',
});
