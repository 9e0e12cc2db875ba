import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  badge: {
    platinum: (brand) => `بلاتينية: حساب رسمي لـ ${brand}`,
    gold_x: () => 'ذهبية: موثّق عبر X',
    gold_early: () => 'عضو مبكر: من أوائل الأعضاء هنا',
    gold: () => 'ذهبية: عضو موثّق',
    demo: () => 'عضو تجريبي: شخصية مختلقة، أو حساب يتشاركه كل من يتجول هنا',
  },
});
