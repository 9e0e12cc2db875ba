import type { Translation } from './language.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  offline: 'يبدو أن الاتصال مقطوع. تحقق منه وحاول مرة أخرى.',
  slow: 'يستغرق الخادم وقتًا طويلًا للرد. يُرجى المحاولة مرة أخرى.',
  unreadable: 'وصل من الخادم رد لا يمكن قراءته. يُرجى المحاولة مرة أخرى.',
  foreignAddress: 'لا تُرسل الملفات إلا إلى هذا الخادم أو عبر https.',
});
