import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  credited: (count, amount, credit) =>
    language.count(count, {
      one: () => `أصبح من دعوته عضوًا نشطًا هنا: لك ${amount} ${credit}.`,
      two: () => `أصبح اثنان ممن دعوتهم عضوين نشطين هنا: لك ${amount} ${credit}.`,
      few: (number) => `أصبح ${number} ممن دعوتهم أعضاء نشطين هنا: لك ${amount} ${credit}.`,
      other: (number) => `أصبح ${number} ممن دعوتهم أعضاء نشطين هنا: لك ${amount} ${credit}.`,
    }),
  refused: {
    self: 'لم تُحسب دعوة: استخدمتما المتصفح نفسه.',
    flood: 'لم تُحسب دعوة: كانت الدعوات كثيرة جدًّا في يوم واحد.',
    loop: 'لم تُحسب دعوة: كنت أنت مدعوًّا من الشخص نفسه.',
  },
});
