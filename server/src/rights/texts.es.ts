import type { Translation } from '#kernel';
import { DAY, type texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  deactivated: (product, username) => ({
    subject: `Tu cuenta de ${product} está desactivada`,
    lines: [
      `Ya nadie ve la cuenta ${username}, y se cerró la sesión en todos los dispositivos. Inicia sesión cuando quieras, y todo volverá.`,
      'Si no fuiste tú, inicia sesión y cambia enseguida tu contraseña.',
    ],
  }),
  deleted: (product, username, day) => ({
    subject: `Tu cuenta de ${product} se eliminará`,
    lines: [
      `Ya nadie ve la cuenta ${username}, y se cerró la sesión en todos los dispositivos. Después del ${language.date(day, DAY)} desaparece todo para siempre: publicaciones, comentarios, archivos, mensajes y la propia cuenta.`,
      'Inicia sesión antes de ese día, y todo volverá. Si no fuiste tú, hazlo enseguida y cambia tu contraseña.',
    ],
  }),
  readme: (product, username, moment) =>
    [
      `Todo lo que ${product} guarda sobre ${username}, a fecha de ${moment}.`,
      '',
      'data/    un archivo JSON por cada parte del producto; dentro, una lista por cada tabla',
      'media/   tus fotos y videos, con los nombres que les da data/media.json',
      '',
      'Aquí no hay contraseñas, códigos ni claves: un archivo así puede acabar en cualquier parte.',
      '',
    ].join('\n'),
});
