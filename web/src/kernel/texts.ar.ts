import type { Translation } from './language.ts';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  offline: 'يبدو أنك غير متصل. تحقق من الاتصال وحاول مرة أخرى.',
  slow: 'يستغرق الخادم وقتًا طويلًا للرد. حاول مرة أخرى.',
  unreadable: 'ردّ الخادم بما تتعذّر قراءته. حاول مرة أخرى.',
  foreignAddress: 'لا تُرسل الملفات إلا إلى هذا الخادم أو عبر https.',
});
