import type { Translation } from '#kernel';
import type { texts as english } from './texts-moving.ts';

export const texts: Translation<typeof english> = () => ({
  address: 'Tu dirección en otros servidores',
  addressHint: 'Con ella te encuentra y te sigue la gente de otros servidores.',
  copied: 'Dirección copiada',
  copyFailed: 'No se pudo copiar la dirección',
  copy: 'Copiar',
  hereTitle: 'Mudarte aquí desde otro servidor',
  hereAbout: 'Indica la cuenta que dejas. Después múdala en sus propios ajustes, y sus seguidores te seguirán aquí.',
  placeholder: '@nombre@social.example',
  add: 'Añadir',
  hereLabel: 'Cuenta en otro servidor',
  drop: 'Quitar',
  remove: (account) => `Quitar ${account}`,
  none: 'Ninguna todavía',
  awayTitle: 'Mudarte a otro servidor',
  awayAbout:
    'Primero indica esta cuenta entre los alias de la otra. A tus seguidores de otros servidores se les avisa para que te sigan allí. Las publicaciones, el crédito y la billetera se quedan aquí.',
  to: 'Tu cuenta allí',
  move: 'Mudarme',
  sure: 'Se avisa de inmediato a tus seguidores de otros servidores. Deshacerlo no los trae de vuelta.',
  really: 'Avisar',
  cancel: 'Cancelar',
  movedTo: (account) => `Te has mudado a ${account}.`,
  back: 'He vuelto',
  saved: 'Guardado',
  failed: 'No se pudo guardar. Inténtalo de nuevo.',
  loadFailed: 'No se pudo cargar',
  loading: 'Cargando',
});
