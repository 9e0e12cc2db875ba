import type { Translation } from '#kernel';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = () => ({
  balance: (amount, token) => `رصيدك: ${amount} ${token}`,
  above: 'لا يمكن إرسال أكثر مما لديك.',
  waiting: (amount, token) => `${amount} ${token} تصبح لك متى أكّدت بريدك الإلكتروني.`,
  nothing: (token) => `ليس لديك ${token} لتهديه بعد.`,
});
