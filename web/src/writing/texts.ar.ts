import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  list: { '@': 'الأشخاص', '#': 'الوسوم', ':': 'الرموز التعبيرية' },
  found: (count) =>
    `${language.count(count, { zero: 'لا اقتراحات', one: 'اقتراح واحد', two: 'اقتراحان', few: '# اقتراحات', many: '# اقتراحًا', other: '# اقتراح' })}. الاختيار بمفاتيح الأسهم وEnter.`,
  emoji: {
    open: 'رموز تعبيرية',
    search: 'البحث في الرموز',
    clear: 'مسح البحث',
    groups: 'أنواع الرموز',
    group: {
      recent: 'المستخدمة أخيرًا',
      smileys: 'وجوه',
      people: 'أشخاص',
      nature: 'حيوانات وطبيعة',
      food: 'طعام وشراب',
      places: 'سفر وأماكن',
      activities: 'أنشطة',
      objects: 'أشياء',
      symbols: 'علامات',
      flags: 'أعلام',
    },
    tone: 'لون البشرة',
    tones: ['بلا لون', 'فاتح', 'فاتح متوسط', 'متوسط', 'داكن متوسط', 'داكن'],
    noneRecent: 'ما تستخدمه سيظهر هنا.',
    none: (words) => `لا رمز باسم «${words}».`,
  },
});
