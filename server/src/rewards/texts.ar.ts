import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  credited: (count, amount, credit) =>
    language.count(count, {
      one: () => `نجحت إحدى دعواتك: لك ${amount} ${credit}.`,
      two: () => `نجحت اثنتان من دعواتك: لك ${amount} ${credit}.`,
      few: (number) => `نجحت ${number} من دعواتك: لك ${amount} ${credit}.`,
      other: (number) => `نجحت ${number} من دعواتك: لك ${amount} ${credit}.`,
    }),
  refused: {
    self: 'لم تُحسب دعوة: استخدمتما المتصفح نفسه.',
    flood: 'لم تُحسب دعوة: كانت الدعوات كثيرة جدًّا في يوم واحد.',
    loop: 'لم تُحسب دعوة: سبق أن دعاك الشخص نفسه.',
  },
});
