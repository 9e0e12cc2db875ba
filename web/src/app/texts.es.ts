import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  skip: 'Saltar al contenido',
  loading: 'Cargando',
  offline: 'No tienes conexión. Lo que ves puede no estar al día.',
  title: (page, brand) => `${page} · ${brand}`,
  error: {
    title: 'Esta página tropezó',
    hint: 'No se perdió nada. Inténtalo de nuevo y, si vuelve a pasar, avisa a quienes llevan este servidor.',
    retry: 'Reintentar',
    newVersion: 'No se pudo cargar esta página',
    newVersionHint: 'Hay una versión más nueva o no se puede conectar con el servidor. Recarga para continuar.',
    reload: 'Recargar',
  },
});
