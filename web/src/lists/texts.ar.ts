import type { Translation } from '#kernel';
import { bareHandle } from '@wagram/contract/members';
import { isolated } from '#ui';
import type { texts as english } from './texts.ts';

export const texts: Translation<typeof english> = (language) => ({
  failed: 'لم ينجح ذلك. يُرجى المحاولة مرة أخرى.',
  topics: 'المواضيع',
  tags: {
    signIn: 'تسجيل الدخول لمتابعة الوسوم',
    follow: 'متابعة',
    following: 'متابَع',
    about: (word, tag) => `${word} \u200E#${tag}`,
  },
  empty: {
    topics: 'لا منشورات بوسومك بعد',
    topicsHint: 'تابع المزيد من الوسوم من صفحاتها.',
    topicsFind: 'البحث عن مواضيع',
    list: 'لا منشورات من هذه القائمة بعد',
    listHint: 'أضف إليها أشخاصًا من ملفاتهم الشخصية.',
    listFind: 'البحث عن أشخاص',
  },
  own: {
    heading: 'القوائم',
    create: 'إنشاء قائمة',
    edit: (name) => `تعديل القائمة ${isolated(name)}`,
    none: 'لا قوائم بعد',
    noneHint: 'أنشئ واحدة أعلاه، ثم أضف إليها أشخاصًا من ملفاتهم الشخصية.',
    unread: 'تعذّر تحميل قوائمك',
    signInTitle: 'يلزم تسجيل الدخول',
    signInHint: 'تظهر قوائمك هنا بعد تسجيل الدخول',
    signIn: 'تسجيل الدخول',
  },
  edit: {
    open: 'تعديل القائمة',
    title: 'تعديل القائمة',
    name: 'الاسم',
    save: 'حفظ',
    people: 'من في هذه القائمة',
    remove: 'إزالة',
    removeOne: (username) => `إزالة \u200E@${bareHandle(username)}`,
    delete: 'حذف القائمة',
    sure: 'ستزول القائمة، وتبقى متابعتك لمن تتابعهم.',
    keep: 'الإبقاء عليها',
    renamed: 'للقائمة اسم جديد',
    deleted: 'حُذفت القائمة',
  },
  dialog: {
    title: (username) => `قوائم فيها \u200E@${bareHandle(username)}`,
    description: 'القائمة خلاصة لمن تختارهم. لا يراها غيرك.',
    none: 'ليس لديك قائمة بعد. أنشئ واحدة أدناه.',
    members: (count) =>
      language.count(count, {
        zero: 'لا أشخاص',
        one: 'شخص واحد',
        two: 'شخصان',
        few: '# أشخاص',
        many: '# شخصًا',
        other: '# شخص',
      }),
    name: 'اسم قائمة جديدة',
    create: 'إنشاء القائمة',
    done: 'تم',
  },
});
