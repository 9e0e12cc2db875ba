import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  credited: (count, amount, credit) =>
    language.count(count, {
      one: () => `Alguien a quien invitaste se queda: ${amount} ${credit} para ti.`,
      other: (number) => `${number} personas a quienes invitaste se quedan: ${amount} ${credit} para ti.`,
    }),
  refused: {
    self: 'Una invitación no contó: se usó el mismo navegador para las dos cuentas.',
    flood: 'Una invitación no contó: hubo demasiadas en un día.',
    loop: 'Una invitación no contó: antes te había invitado esa misma persona.',
  },
});
