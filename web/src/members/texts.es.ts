import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  badge: {
    platinum: (brand) => `Platino: una cuenta oficial de ${brand}`,
    gold_x: () => 'Oro: con verificación de X',
    gold_early: () => 'Entre los primeros miembros de aquí',
    gold: () => 'Oro: miembro con verificación',
    demo: () => 'Miembro de demo: inventado, o compartido por quienes vienen a mirar',
  },
});
