import type { Translation } from '#kernel';
import type { texts as english } from './texts-accounts.ts';

export const texts: Translation<typeof english> = () => ({
  error: 'No se pudieron cargar las cuentas',
  failed: 'No funcionó. Inténtalo de nuevo.',
  held: {
    title: 'Referidos en revisión',
    about:
      'Quien invitó y quien llegó comparten dirección y programa: o es una persona dos veces, o son dos amigos con teléfonos parecidos.',
    none: 'No hay referidos esperando.',
    line: (inviter, invited) => `${inviter} invitó a ${invited}`,
    counts: 'Sí cuenta',
    refuse: 'Rechazar',
    decided: 'Decidido',
  },
  names: {
    title: 'Nombres reservados',
    about:
      'Miembros que tomaron un nombre de quienes llevan la red antes de que se reservara. Lo conservan y no tienen insignia.',
    none: 'Nadie tiene un nombre reservado.',
    since: 'Desde:',
  },
});
