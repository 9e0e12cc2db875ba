import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  close: 'Cerrar',
  dismiss: 'Cerrar aviso',
  retry: 'Reintentar',
  more: 'Ver más',
  failed: 'Algo salió mal',
  qr: 'Código QR',
  notifications: 'Notificaciones',
  demo: 'Demo',
  age: {
    minute: (count) => `${count} min`,
    hour: (count) => `${count} h`,
    day: (count) => `${count} d`,
  },
});
