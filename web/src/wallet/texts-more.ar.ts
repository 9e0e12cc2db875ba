import type { Translation } from '#kernel';
import type { texts as english } from './texts-more.ts';

export const texts: Translation<typeof english> = () => ({
  title: 'المزيد',
  deposit: 'إيداع',
  withdraw: 'سحب',
  stake: 'تحصيص',
  launch: 'إطلاق عملة',
  book: 'دفتر العناوين',
  earnings: 'الأرباح',
  reserves: 'الاحتياطي',
  hints: {
    deposit: 'تصبح العملات رصيدًا على هذا الخادم',
    withdraw: 'يُسحب الرصيد على شكل عملات',
    stake: 'اربح بترك العملات حيث هي',
    launch: 'إنشاء واحدة، أو المشاركة في بيع',
    book: 'من أرسلت إليهم، وإعداداتك',
    earnings: 'ما دخل، وممن، ومتى',
    reserves: 'ما يدين به هذا الخادم، ليتحقق منه الجميع',
  },
});
